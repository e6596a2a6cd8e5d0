import { REGION } from '../functionValues.ts';
import type { Ask } from '../google.ts';
import type { Check } from './Check.ts';

type Repository = { cleanupPolicies?: object; labels?: Record<string, string> };

/** The container images of the functions; null before the first deployment. */
export const askImages = (ask: Ask, project: string) =>
  // https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories/get
  ask<Repository>(
    `https://artifactregistry.googleapis.com/v1/projects/${project}/locations/${REGION}/repositories/gcf-artifacts`,
  );

/** Whether old container images are removed. */
export const checkImages: Check = async (ask, { project }) => {
  const images = await askImages(ask, project);
  const isCleaned =
    Object.keys(images?.cleanupPolicies ?? {}).length > 0 ||
    images?.labels?.['firebase-functions-cleanup-opted-out'] === 'true';
  return [
    images !== null &&
      !isCleaned && {
        sentence:
          'Old container images of the functions are kept for ever, and a deployment without a person stops there.',
        command: `npx firebase functions:artifacts:setpolicy --location ${REGION} --days 1 --project ${project}`,
      },
  ];
};
