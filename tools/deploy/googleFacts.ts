import { createRequire } from 'node:module';
import { REGION } from './functionValues.ts';

/** What Google's servers say of a project; what could not be asked is undefined. */
export type GoogleFacts = {
  /** Whether Storage's rules may look into Firestore; the project's number is in the command that allows it. */
  storageReadsFirestore?: { granted: boolean; projectNumber: string } | undefined;
  /** Whether old container images of the functions are removed; `noImages` before the first deployment. */
  imageCleanup?: 'set' | 'unset' | 'noImages' | undefined;
  /** How long each scheduled backup is kept, in days. */
  backupsKeptDays?: number[] | undefined;
};

/** The questions to Google, each of which may fail. */
export type Google = {
  projectNumber: (project: string) => Promise<string>;
  serviceAccountHasRole: (projectNumber: string, account: string, role: string) => Promise<boolean>;
  imageRepository: (project: string, region: string) => Promise<ImageRepository | undefined>;
  backupSchedules: (project: string) => Promise<{ retention: string }[]>;
};

type ImageRepository = { cleanupPolicies?: object; labels?: Record<string, string> };

/** The role without which `firestore.exists()` in storage.rules is refused. */
export const CROSS_SERVICE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** The account by which Storage asks Firestore. */
export const storageServiceAccount = (projectNumber: string) =>
  `service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Asks `google` about a project; each answer that does not come is left out. */
export async function collectGoogleFacts(project: string, google: Google): Promise<GoogleFacts> {
  const [storageReadsFirestore, imageCleanup, backupsKeptDays] = await Promise.all(
    [askStorageRole, askImageCleanup, askBackups].map((ask) => ask(project, google).catch(() => undefined)),
  );
  return { storageReadsFirestore, imageCleanup, backupsKeptDays } as GoogleFacts;
}

async function askStorageRole(
  project: string,
  google: Google,
): Promise<GoogleFacts['storageReadsFirestore']> {
  const projectNumber = await google.projectNumber(project);
  const account = storageServiceAccount(projectNumber);
  return {
    granted: await google.serviceAccountHasRole(projectNumber, account, CROSS_SERVICE_ROLE),
    projectNumber,
  };
}

async function askImageCleanup(project: string, google: Google): Promise<GoogleFacts['imageCleanup']> {
  const repository = await google.imageRepository(project, REGION);
  if (!repository) return 'noImages';
  const hasPolicy = Object.keys(repository.cleanupPolicies ?? {}).length > 0;
  return hasPolicy || repository.labels?.['firebase-functions-cleanup-opted-out'] === 'true'
    ? 'set'
    : 'unset';
}

async function askBackups(project: string, google: Google): Promise<GoogleFacts['backupsKeptDays']> {
  const schedules = await google.backupSchedules(project);
  // A duration in seconds, such as "1209600s".
  return schedules.map(({ retention }) => Number.parseInt(retention, 10) / 86_400);
}

/**
 * Google, asked with the login and by the modules of firebase-tools, which has no command for these questions. Throws
 * when nobody is logged in.
 */
export async function openGoogle(): Promise<Google> {
  const require = createRequire(import.meta.url);
  const load = (name: string) => require(`firebase-tools/lib/${name}.js`);
  const account = load('auth').getGlobalDefaultAccount();
  await load('requireAuth').requireAuth({ user: account?.user, tokens: account?.tokens });
  return {
    projectNumber: (project) => load('getProjectNumber').getProjectNumber({ project, projectId: project }),
    serviceAccountHasRole: (projectNumber, member, role) =>
      load('gcp/resourceManager').serviceAccountHasRoles(projectNumber, member, [role], true),
    imageRepository: async (project, region) => {
      try {
        return await load('functions/artifacts').getRepo(project, region);
      } catch (error) {
        if ((error as { status?: number }).status === 404) return undefined;
        throw error;
      }
    },
    backupSchedules: (project) => load('gcp/firestore').listBackupSchedules(project, '(default)'),
  };
}
