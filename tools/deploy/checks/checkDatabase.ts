import { BACKUP_DAYS } from '#src/domain/submissions/retention.ts';
import { REGION } from '../functionValues.ts';
import type { Check } from './Check.ts';

type Database = { locationId: string; type: string; deleteProtectionState: string };
const PROTECTED = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
const DAY_SECONDS = 86_400;

const databases = (project: string) => `https://firestore.googleapis.com/v1/projects/${project}/databases`;

/** Whether there is a database, in its place, that no single command deletes. */
export const checkDatabase: Check = async (ask, { project }) => {
  const url = databases(project);
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/get
  const database = await ask<Database>(`${url}/(default)`);
  if (!database)
    return [
      {
        sentence: 'There is no database.',
        change: {
          method: 'POST',
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
      change: {
        method: 'PATCH',
        url: `${url}/(default)?updateMask=deleteProtectionState`,
        body: PROTECTED,
      },
    },
  ];
};

/** Whether the database is backed up as often as the site promises. */
export const checkBackups: Check = async (ask, { project }) => {
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
        change: { method: 'POST', url, body: { retention: `${seconds}s`, dailyRecurrence: {} } },
      },
  ];
};
