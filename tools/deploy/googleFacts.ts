import { createRequire } from 'node:module';
import { REGION } from './functionValues.ts';

/** The questions to Google, each of which may fail. */
export type Google = Awaited<ReturnType<typeof openGoogle>>;

/** What Google's servers say of a project; what could not be asked is undefined. */
export type GoogleFacts = Partial<Awaited<ReturnType<typeof collectGoogleFacts>>>;

type ImageRepository = { cleanupPolicies?: object; labels?: Record<string, string> };

/** The role without which `firestore.exists()` in storage.rules is refused. */
export const CROSS_SERVICE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** The account by which Storage asks Firestore. */
export const storageServiceAccount = (projectNumber: string) =>
  `service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;

/** Asks `google` about a project; each answer that does not come is undefined. */
export async function collectGoogleFacts(project: string, google: Google) {
  const unlessRefused = <Fact>(answer: Promise<Fact>) => answer.catch(() => undefined);
  const [storageReadsFirestore, imageCleanup, backupsKeptDays] = await Promise.all([
    unlessRefused(askStorageRole(project, google)),
    unlessRefused(askImageCleanup(project, google)),
    unlessRefused(askBackups(project, google)),
  ]);
  return { storageReadsFirestore, imageCleanup, backupsKeptDays };
}

/** Whether Storage's rules may look into Firestore; the project's number is in the command that allows it. */
async function askStorageRole(project: string, google: Google) {
  const projectNumber = await google.projectNumber(project);
  const account = storageServiceAccount(projectNumber);
  const granted = await google.serviceAccountHasRole(projectNumber, account, CROSS_SERVICE_ROLE);
  return { granted, projectNumber };
}

/** Whether old container images of the functions are removed; `noImages` before the first deployment. */
async function askImageCleanup(project: string, google: Google): Promise<'set' | 'unset' | 'noImages'> {
  const repository = await google.imageRepository(project, REGION);
  if (!repository) return 'noImages';
  const hasPolicy = Object.keys(repository.cleanupPolicies ?? {}).length > 0;
  const isOptedOut = repository.labels?.['firebase-functions-cleanup-opted-out'] === 'true';
  return hasPolicy || isOptedOut ? 'set' : 'unset';
}

/** How long each scheduled backup is kept, in days. */
async function askBackups(project: string, google: Google): Promise<number[]> {
  const schedules = await google.backupSchedules(project);
  // A duration in seconds, such as "1209600s".
  return schedules.map(({ retention }) => Number.parseInt(retention, 10) / 86_400);
}

/**
 * Google, asked with the login and by the modules of firebase-tools, which has no command for these questions. Throws
 * when nobody is logged in.
 */
export async function openGoogle() {
  const require = createRequire(import.meta.url);
  const load = (name: string) => require(`firebase-tools/lib/${name}.js`);
  const account = load('auth').getGlobalDefaultAccount();
  await load('requireAuth').requireAuth({ user: account?.user, tokens: account?.tokens });
  return {
    projectNumber: (project: string): Promise<string> =>
      load('getProjectNumber').getProjectNumber({ project, projectId: project }),
    serviceAccountHasRole: (projectNumber: string, member: string, role: string): Promise<boolean> =>
      load('gcp/resourceManager').serviceAccountHasRoles(projectNumber, member, [role], true),
    imageRepository: (project: string, region: string): Promise<ImageRepository | undefined> =>
      load('functions/artifacts')
        .getRepo(project, region)
        .catch((error: { status?: number }) => {
          if (error.status !== 404) throw error;
        }),
    backupSchedules: (project: string): Promise<{ retention: string }[]> =>
      load('gcp/firestore').listBackupSchedules(project, '(default)'),
  };
}
