import { REGION } from '../functionValues.ts';
import type { Check } from './Check.ts';

/** Whether there is a bucket for the photos, in its place. */
export const checkBucket: Check = async (ask, { project, bucket }) => {
  if (!bucket) return [];
  // https://cloud.google.com/storage/docs/json_api/v1/buckets/get
  const found = await ask<{ location: string }>(`https://storage.googleapis.com/storage/v1/b/${bucket}`);
  return [
    !found && {
      sentence: `There is no bucket ${bucket} for the photos.`,
      // https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket/create
      change: {
        method: 'POST',
        url: `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`,
        body: { location: REGION },
      },
    },
    found !== null &&
      found.location.toLowerCase() !== REGION && {
        sentence: `The photos lie in ${found.location} and must lie in ${REGION}: make another bucket, link it under Storage in the Firebase console, and name it in VITE_FIREBASE_STORAGE_BUCKET.`,
        command: `gcloud storage buckets create gs://${project}-photos --location=${REGION} --project=${project}`,
      },
  ];
};
