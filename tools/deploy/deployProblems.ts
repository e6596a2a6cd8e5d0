import { missingVariables } from '../productionVariables.ts';
import { functionParams, functionSecrets, REGION } from './functionValues.ts';
import { CROSS_SERVICE_ROLE, type GoogleFacts, storageServiceAccount } from './googleFacts.ts';
import { placeholders } from './placeholders.ts';

/** What a deployment would go by. */
export type DeployFacts = {
  /** Firebase project id from --project or .firebaserc. */
  project: string | undefined;
  /** The VITE_* variables as the production build will see them. */
  environment: NodeJS.ProcessEnv;
  /** What stands in functions/.env and functions/.env.<project>. */
  params: Record<string, string>;
  loggedIn: boolean;
  /** Names of the secrets that the project holds; undefined when it could not be asked. */
  secrets: string[] | undefined;
  /** Who the studio is, as visitors read it. */
  identity: object;
  google: GoogleFacts;
};

/** How long backups must be kept at least; docs/operations.md. */
const BACKUP_DAYS = 14;

/** Everything that would make a deployment fail or go to the wrong place, one sentence each; empty when all is well. */
export function deployProblems(facts: DeployFacts): string[] {
  const { project, environment, params, loggedIn, secrets } = facts;
  return [
    ...projectProblems(project, environment),
    ...missingVariables(environment).map(
      (name) =>
        `${name} is not set: put it into .env.production.local (see .env.example) or into the environment.`,
    ),
    ...siteProblems(environment.VITE_SITE_URL, params.SITE_URL),
    ...Object.entries(functionParams)
      .filter(([name]) => !params[name]?.trim())
      .map(
        ([name, use]) =>
          `${name} is not set: put it into functions/.env.${project ?? '<project id>'}; it is ${use}.`,
      ),
    ...(loggedIn ? [] : ['You are not logged in to Firebase: run "npx firebase login".']),
    ...Object.entries(functionSecrets)
      .filter(([name]) => secrets && !secrets.includes(name))
      .map(
        ([name, use]) =>
          `The secret ${name} does not exist in the project: run "npx firebase functions:secrets:set ${name} --project ${project}"; it is ${use}.`,
      ),
    ...identityProblems(facts),
    ...googleProblems(facts),
  ];
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

function identityProblems({ identity, environment, params }: DeployFacts): string[] {
  const { VITE_SITE_URL, VITE_ADMIN_EMAIL } = environment;
  const { MAIL_FROM, MAIL_TO } = params;
  return [
    ...placeholders(identity).map(
      (place) => `${place} is a placeholder: write the studio's own into src/content/studio.ts.`,
    ),
    ...placeholders({ VITE_SITE_URL, VITE_ADMIN_EMAIL, MAIL_FROM, MAIL_TO }).map(
      (place) => `${place} is a placeholder.`,
    ),
  ];
}

function googleProblems({ project, google }: DeployFacts): string[] {
  const { storageReadsFirestore, imageCleanup, backupsKeptDays } = google;
  const problems: string[] = [];
  if (storageReadsFirestore && !storageReadsFirestore.granted)
    problems.push(
      `Storage may not read Firestore, so its rules would refuse every photo: run "gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${storageServiceAccount(storageReadsFirestore.projectNumber)} --role=${CROSS_SERVICE_ROLE}".`,
    );
  if (imageCleanup === 'unset')
    problems.push(
      `Old container images of the functions are kept for ever, and a deployment without a person stops there: run "npx firebase functions:artifacts:setpolicy --location ${REGION} --days 1 --project ${project}".`,
    );
  if (backupsKeptDays && !backupsKeptDays.some((days) => days >= BACKUP_DAYS))
    problems.push(
      `The database has no backup that is kept ${BACKUP_DAYS} days: run "npx firebase firestore:backups:schedules:create --recurrence DAILY --retention ${BACKUP_DAYS}d --project ${project}".`,
    );
  return problems;
}

function projectProblems(project: string | undefined, environment: NodeJS.ProcessEnv): string[] {
  if (!project)
    return [
      'No Firebase project is chosen: run "npx firebase use --add" once, or add "-- --project <project id>".',
    ];
  if (project.startsWith('demo-'))
    return [`${project} is a demo project of the local run and cannot be deployed to: choose a real one.`];
  const built = environment.VITE_FIREBASE_PROJECT_ID?.trim();
  if (built && built !== project)
    return [`The site would be built for ${built} (VITE_FIREBASE_PROJECT_ID) but deployed to ${project}.`];
  return [];
}

function siteProblems(address: string | undefined, ofFunctions: string | undefined): string[] {
  if (!address?.trim()) return [];
  if (/^https:\/\/[^/]+$/.test(address))
    return ofFunctions && ofFunctions !== address
      ? [
          `SITE_URL of the functions is "${ofFunctions}", and VITE_SITE_URL "${address}": they must be the same.`,
        ]
      : [];
  return [`VITE_SITE_URL is "${address}": write it as https://www.studio.com, without a slash at the end.`];
}
