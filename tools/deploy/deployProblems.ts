import { missingVariables } from '../productionVariables.ts';
import { functionParams, functionSecrets } from './functionValues.ts';

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
};

/** Everything that would make a deployment fail or go to the wrong place, one sentence each; empty when all is well. */
export function deployProblems({ project, environment, params, loggedIn, secrets }: DeployFacts): string[] {
  return [
    ...projectProblems(project, environment),
    ...missingVariables(environment).map(
      (name) =>
        `${name} is not set: put it into .env.production.local (see .env.example) or into the environment.`,
    ),
    ...siteProblems(environment.VITE_SITE_URL),
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
  ];
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

function siteProblems(address: string | undefined): string[] {
  if (!address?.trim() || /^https:\/\/[^/]+$/.test(address)) return [];
  return [`VITE_SITE_URL is "${address}": write it as https://www.studio.com, without a slash at the end.`];
}
