import type { GoogleRefusal } from '../google.ts';
import type { Check } from './Check.ts';

/** Whether there is such a project; without it no other question makes sense. */
export const checkProject: Check = async (ask, { project }) => {
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects/get
  const url = `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`;
  const found = await ask<{ state: string }>(url).catch((error: GoogleRefusal) => {
    // Google does not tell strangers which projects there are.
    if (error.status === 403 && error.reason !== 'SERVICE_DISABLED') return null;
    throw error;
  });
  return [
    !found && {
      sentence: `There is no project ${project}, or you may not see it.`,
      command: `npx firebase projects:create ${project}`,
    },
    found?.state === 'DELETE_REQUESTED' && {
      sentence: `${project} is about to be deleted.`,
      command: `gcloud projects undelete ${project}`,
    },
  ];
};
