import { BACKUP_DAYS } from '#src/domain/submissions/retention.ts';
import { REGION } from '../functionValues.ts';
import type { Ask } from '../google.ts';
import type { Check } from './Check.ts';

type Database = { locationId: string; type: string; deleteProtectionState: string };
const PROTECTED = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
const DAY_SECONDS = 86_400;

const databases = (project: string) => `https://firestore.googleapis.com/v1/projects/${project}/databases`;

type Index = { name: string; state: string };

/** The composite indexes of the database. */
export async function askIndexes(ask: Ask, project: string): Promise<Index[]> {
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes/list
  const answer = await ask<{ indexes?: Index[] }>(
    `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/indexes`,
  );
  return answer?.indexes ?? [];
}

/** Checks of all that keeps the data: the database, its backups and indexes, and the bucket of the photos. */
export const dataChecks: Record<string, Check> = {
  /** Whether there is a database, in its place, that no single command deletes. */
  'the database': async (ask, { project }) => {
    const url = databases(project);
    // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/get
    const database = await ask<Database>(`${url}/(default)`);
    if (!database)
      return [
        {
          sentence: 'There is no database.',
          change: {
            url: `${url}?databaseId=(default)`,
            body: { locationId: REGION, type: 'FIRESTORE_NATIVE', ...PROTECTED },
          },
        },
      ];
    const { locationId, type, deleteProtectionState } = database;
    return [
      locationId !== REGION && {
        sentence: `The database lies in ${locationId} and must lie in ${REGION}. It cannot be moved: delete it while it is empty, and make it anew.`,
        command: `gcloud firestore databases delete --database='(default)' --project=${project}`,
      },
      type !== 'FIRESTORE_NATIVE' && {
        sentence: 'The database is in Datastore mode.',
        command: `gcloud firestore databases update --type=firestore-native --project=${project}`,
      },
      deleteProtectionState !== PROTECTED.deleteProtectionState && {
        sentence: 'One command could delete the whole database.',
        change: { url: `${url}/(default)?updateMask=deleteProtectionState`, body: PROTECTED },
      },
    ];
  },

  /** Whether the database is backed up as often as the site promises. */
  backups: async (ask, { project }) => {
    const url = `${databases(project)}/(default)/backupSchedules`;
    // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules/list
    const answer = await ask<{ backupSchedules?: { retention: string }[] }>(url);
    const seconds = BACKUP_DAYS * DAY_SECONDS;
    const isBackedUp = answer?.backupSchedules?.some(
      ({ retention }) => Number.parseInt(retention, 10) >= seconds,
    );
    return [
      // Without a database there is no answer.
      answer !== null &&
        !isBackedUp && {
          sentence: `The database has no backup that is kept ${BACKUP_DAYS} days.`,
          change: { url, body: { retention: `${seconds}s`, dailyRecurrence: {} } },
        },
    ];
  },

  /** Whether every index could be built. */
  indexes: async (ask, { project }) =>
    (await askIndexes(ask, project))
      .filter(({ state }) => state === 'NEEDS_REPAIR')
      .map(({ name }) => ({
        sentence: 'An index could not be built. Delete it: the next deployment builds it again.',
        command: `gcloud firestore indexes composite delete ${name.split('/').pop()} --project=${project}`,
      })),

  /** Whether there is a bucket for the photos, in its place. */
  'the bucket': async (ask, { project, bucket }) => {
    if (!bucket) return [];
    // https://cloud.google.com/storage/docs/json_api/v1/buckets/get
    const found = await ask<{ location: string }>(`https://storage.googleapis.com/storage/v1/b/${bucket}`);
    return [
      !found && {
        sentence: `There is no bucket ${bucket} for the photos.`,
        // https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket/create
        change: {
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
  },
};
