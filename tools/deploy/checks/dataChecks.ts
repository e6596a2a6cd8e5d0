import { BACKUP_DAYS } from '#src/domain/submissions/retention.ts';
import { fieldOverrides } from '../../../firestore.indexes.json';
import { DATA_REGION } from '../../../functions/src/policy/region.ts';
import { type Ask, askAll } from '../google.ts';
import { openTo, type Policy } from './accountChecks.ts';
import type { Check } from './Check.ts';

type Database = { locationId: string; type: string; deleteProtectionState: string; databaseEdition?: string };
type Schedule = { name?: string; retention: string; dailyRecurrence?: object };
const PROTECTED = { deleteProtectionState: 'DELETE_PROTECTION_ENABLED' };
const DAY_SECONDS = 86_400;

type Bucket = {
  location: string;
  softDeletePolicy?: { retentionDurationSeconds?: string };
  versioning?: { enabled?: boolean };
};

const databases = (project: string) => `https://firestore.googleapis.com/v1/projects/${project}/databases`;

type Index = { name: string; state: string };

/** The composite indexes of the database. */
export async function askIndexes(ask: Ask, project: string): Promise<Index[]> {
  // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.indexes/list
  return askAll(ask, `${databases(project)}/(default)/collectionGroups/-/indexes`, 'indexes');
}

/** Checks of everything that stores data: the database, its backups and indexes, and the bucket of the photos. */
export const dataChecks: Record<string, Check> = {
  'the database': async (ask, { project }) => {
    const url = databases(project);
    // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/get
    const database = await ask<Database>(`${url}/(default)`);
    const made = { locationId: DATA_REGION, type: 'FIRESTORE_NATIVE', ...PROTECTED };
    if (!database) return { 'There is no database.': { url: `${url}?databaseId=(default)`, body: made } };
    const { locationId, type, deleteProtectionState, databaseEdition = 'STANDARD' } = database;
    const removal = `gcloud firestore databases delete --database='(default)' --project=${project}`;
    return {
      [`The database lies in ${locationId} and must lie in ${DATA_REGION}. It cannot be moved: delete it while it is empty, and make it anew.`]:
        locationId !== DATA_REGION && removal,
      [`The database is of the edition ${databaseEdition}, with other indexes and prices. It cannot be changed: delete it while it is empty, and make it anew.`]:
        databaseEdition !== 'STANDARD' && removal,
      'The database is in Datastore mode.':
        type !== 'FIRESTORE_NATIVE' &&
        `gcloud firestore databases update --type=firestore-native --project=${project}`,
      'One command could delete the whole database.': deleteProtectionState !==
        PROTECTED.deleteProtectionState && {
        url: `${url}/(default)?updateMask=deleteProtectionState`,
        body: PROTECTED,
      },
    };
  },

  backups: async (ask, { project }) => {
    const url = `${databases(project)}/(default)/backupSchedules`;
    // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.backupSchedules/list
    const answer = await ask<{ backupSchedules?: Schedule[] }>(url);
    const seconds = BACKUP_DAYS * DAY_SECONDS;
    const schedules = answer?.backupSchedules ?? [];
    // The answer is null if the database is missing.
    const isLacking = answer !== null && !schedules.some((one) => one.dailyRecurrence);
    return [
      {
        [`The database has no daily backup that is kept ${BACKUP_DAYS} days.`]: isLacking && {
          url,
          body: { retention: `${seconds}s`, dailyRecurrence: {} },
        },
      },
      ...schedules.map(({ name, retention, dailyRecurrence }) => {
        const kept = Number.parseInt(retention, 10);
        return {
          [`A backup is kept ${kept / DAY_SECONDS} days, and the privacy policy promises ${BACKUP_DAYS}.`]:
            // Google allows only one daily schedule per database, so a schedule with another retention must be changed.
            (kept > seconds || (dailyRecurrence && kept < seconds)) &&
            `gcloud firestore backups schedules update --backup-schedule=${name?.split('/').pop()} --retention=${BACKUP_DAYS}d --database='(default)' --project=${project}`,
        };
      }),
    ];
  },

  'what expires': async (ask, { project }) => {
    const groups = `${databases(project)}/(default)/collectionGroups`;
    // https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.collectionGroups.fields/list
    const fields = await askAll<{ name: string; ttlConfig?: { state: string } }>(
      ask,
      `${groups}/-/fields?filter=ttlConfig:*`,
      'fields',
    );
    return fields.map(({ name, ttlConfig }) => {
      const [, group = '', field = ''] = /collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(name) ?? [];
      const update = `gcloud firestore fields ttls update ${field} --collection-group=${group} --project=${project}`;
      const isMeant = fieldOverrides.some((one) => one.collectionGroup === group && one.fieldPath === field);
      // A deployment keeps policies that are not in firestore.indexes.json.
      const isStrange = ttlConfig && !isMeant;
      return {
        [`Documents of ${group} are deleted after the moment in ${field}, which firestore.indexes.json does not say.`]:
          isStrange && `${update} --disable-ttl`,
        [`Expired documents of ${group} are not deleted: their policy is broken.`]:
          !isStrange && ttlConfig?.state === 'NEEDS_REPAIR' && `${update} --enable-ttl`,
      };
    });
  },

  indexes: async (ask, { project }) =>
    (await askIndexes(ask, project)).map(({ name, state }) => ({
      'An index could not be built. Delete it: the next deployment builds it again.':
        state === 'NEEDS_REPAIR' &&
        `gcloud firestore indexes composite delete ${name.split('/').pop()} --project=${project}`,
    })),

  'the bucket': async (ask, { project, bucket }) => {
    if (!bucket) return [];
    // https://cloud.google.com/storage/docs/json_api/v1/buckets/get
    const found = await ask<Bucket>(`https://storage.googleapis.com/storage/v1/b/${bucket}`);
    // https://firebase.google.com/docs/reference/rest/storage/rest/v1beta/projects.buckets/get
    const link = `https://firebasestorage.googleapis.com/v1beta/projects/${project}/buckets/${bucket}`;
    const isLinked = found === null || (await ask(link)) !== null;
    // https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects/getDefaultBucket
    const defaultUrl = `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;
    const fallback = await ask<{ bucket?: { name: string } }>(defaultUrl);
    const name = fallback?.bucket?.name.split('/').pop();
    // https://cloud.google.com/storage/docs/json_api/v1/buckets/getIamPolicy
    const policy = found && (await ask<Policy>(`https://storage.googleapis.com/storage/v1/b/${bucket}/iam`));
    const update = `gcloud storage buckets update gs://${bucket}`;
    return {
      ...openTo(
        policy ?? {},
        'the bucket of the photos and of the files of mails',
        (member, role) =>
          `gcloud storage buckets remove-iam-policy-binding gs://${bucket} --member=${member} --role=${role}`,
      ),
      // By default Google keeps deleted files for seven days. The privacy policy says that files are deleted at once.
      [`The bucket ${bucket} keeps deleted files, which the privacy policy says are deleted at once.`]:
        Number(found?.softDeletePolicy?.retentionDurationSeconds ?? 0) > 0 && `${update} --clear-soft-delete`,
      [`The bucket ${bucket} keeps former versions of deleted files.`]:
        found?.versioning?.enabled && `${update} --no-versioning`,
      [`The bucket ${bucket} is not linked to Firebase, so no photo could be stored.`]: !isLinked && {
        url: `${link}:addFirebase`,
        body: {},
      },
      [`The site would keep photos in ${bucket}, but the rules are released, and the functions work, for the default bucket ${name}.`]:
        fallback !== null &&
        name !== bucket &&
        `echo VITE_FIREBASE_STORAGE_BUCKET=${name} >> .env.production.local`,
      // https://firebase.google.com/docs/reference/rest/storage/rest/v1alpha/projects.defaultBucket/create
      [`There is no bucket ${bucket} for the photos, or it is not the default one.`]: fallback === null && {
        url: defaultUrl,
        body: { location: DATA_REGION },
      },
      [`The photos lie in ${found?.location} and must lie in ${DATA_REGION}. A default bucket cannot be moved: delete it while it is empty, and --prepare makes it anew.`]:
        found !== null &&
        found.location.toLowerCase() !== DATA_REGION &&
        `curl -X DELETE -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: ${project}" ${defaultUrl}`,
    };
  },
};
