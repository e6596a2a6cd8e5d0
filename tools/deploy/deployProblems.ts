import { BACKUP_DAYS } from '#src/domain/retention.ts';
import { missingVariables } from '../productionVariables.ts';
import { functionParams, functionSecrets, REGION } from './functionValues.ts';
import { CROSS_SERVICE_ROLE, type GoogleFacts, storageServiceAccount } from './googleFacts.ts';

/** What a deployment would go by. */
export type DeployFacts = {
  /** Firebase project id from --project or .firebaserc. */
  project: string | undefined;
  /** The VITE_* variables as the production build will see them. */
  environment: NodeJS.ProcessEnv;
  /** What stands in functions/.env and functions/.env.<project>. */
  params: Record<string, string>;
  loggedIn: boolean;
  /** Where a deployment makes the database when there is none (firebase.json). */
  location: string | undefined;
  /** Names of the secrets that the project holds; undefined when it could not be asked. */
  secrets: string[] | undefined;
  /** Who the studio is, as visitors read it. */
  identity: object;
  google: GoogleFacts;
};

/** A text of somebody who does not exist: reserved names (RFC 2606) and telephone numbers of films. */
const PLACEHOLDER = /\.example\b|\bexample\.(com|org|net)\b|\b5{3,4}[- ]?0\d{3}\b|5555\d{4}\b/i;

/** Everything that would make a deployment fail or go to the wrong place, one sentence each; empty when all is well. */
export function deployProblems(facts: DeployFacts): string[] {
  const { project, environment, params, loggedIn, location, secrets, identity, google } = facts;
  const { VITE_SITE_URL, VITE_ADMIN_EMAIL } = environment;
  const { SITE_URL, MAIL_FROM, MAIL_TO } = params;
  const { storageReadsFirestore, imageCleanup, backupsKeptDays } = google;
  const isDemo = project?.startsWith('demo-');
  const built = environment.VITE_FIREBASE_PROJECT_ID?.trim();
  const address = VITE_SITE_URL?.trim() && VITE_SITE_URL;
  const isOrigin = /^https:\/\/[^/]+$/.test(address ?? '');
  return [
    !project &&
      'No Firebase project is chosen: run "npx firebase use --add" once, or add "-- --project <project id>".',
    isDemo && `${project} is a demo project of the local run and cannot be deployed to: choose a real one.`,
    project &&
      !isDemo &&
      built &&
      built !== project &&
      `The site would be built for ${built} (VITE_FIREBASE_PROJECT_ID) but deployed to ${project}.`,
    ...missingVariables(environment).map(
      (name) =>
        `${name} is not set: put it into .env.production.local (see .env.example) or into the environment.`,
    ),
    address &&
      !isOrigin &&
      `VITE_SITE_URL is "${address}": write it as https://www.studio.com, without a slash at the end.`,
    isOrigin &&
      SITE_URL &&
      SITE_URL !== address &&
      `SITE_URL of the functions is "${SITE_URL}", and VITE_SITE_URL "${address}": they must be the same.`,
    ...Object.entries(functionParams).map(
      ([name, use]) =>
        !params[name]?.trim() &&
        `${name} is not set: put it into functions/.env.${project ?? '<project id>'}; it is ${use}.`,
    ),
    location !== REGION &&
      `firebase.json places the database in ${location ?? 'no named region'}, for good: write "location": "${REGION}" into its "firestore".`,
    !loggedIn && 'You are not logged in to Firebase: run "npx firebase login".',
    ...Object.entries(functionSecrets).map(
      ([name, use]) =>
        secrets?.includes(name) === false &&
        `The secret ${name} does not exist in the project: run "npx firebase functions:secrets:set ${name} --project ${project}"; it is ${use}.`,
    ),
    ...placeholders(identity).map(
      (place) => `${place} is a placeholder: write the studio's own into src/content/studio.ts.`,
    ),
    ...placeholders({ VITE_SITE_URL, VITE_ADMIN_EMAIL, MAIL_FROM, MAIL_TO }).map(
      (place) => `${place} is a placeholder.`,
    ),
    storageReadsFirestore?.granted === false &&
      `Storage may not read Firestore, so its rules would refuse every photo: run "gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${storageServiceAccount(storageReadsFirestore.projectNumber)} --role=${CROSS_SERVICE_ROLE}".`,
    imageCleanup === 'unset' &&
      `Old container images of the functions are kept for ever, and a deployment without a person stops there: run "npx firebase functions:artifacts:setpolicy --location ${REGION} --days 1 --project ${project}".`,
    backupsKeptDays?.every((days) => days < BACKUP_DAYS) &&
      `The database has no backup that is kept ${BACKUP_DAYS} days: run "npx firebase firestore:backups:schedules:create --recurrence DAILY --retention ${BACKUP_DAYS}d --project ${project}".`,
  ].filter((problem): problem is string => Boolean(problem));
}

/** What could not be asked, one sentence; undefined when everything was answered or nobody is logged in. */
export function unansweredQuestions({ loggedIn, google }: DeployFacts): string | undefined {
  const questions = [
    google.storageReadsFirestore === undefined && 'whether Storage may read Firestore',
    google.imageCleanup === undefined && 'whether old container images are removed',
    google.backupsKeptDays === undefined && 'whether the database is backed up',
  ].filter((question) => question !== false);
  if (!loggedIn || questions.length === 0) return undefined;
  return `Google did not say ${questions.join(', ')}: see docs/operations.md.`;
}

/**
 * The placeholders among `values`, which may be nested, each with the name of its field in front:
 * `email "ola@studio.example"`.
 */
function placeholders(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = Array.isArray(values) ? prefix.replace(/\.$/, '') : `${prefix}${key}`;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return typeof value === 'string' && PLACEHOLDER.test(value) ? [`${name} "${value}"`] : [];
  });
}
