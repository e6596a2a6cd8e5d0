import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { studio } from '#src/copy/studio.ts';
import { findSampleContent } from '../studio/findSampleContent.ts';
import { functionParams } from './functionValues.ts';
import { missingVariables } from './productionVariables.ts';

export type DeployFacts = {
  /** Firebase project id from --project or .firebaserc. */
  project: string | undefined;
  /** The VITE_* variables that the production build will use. */
  environment: NodeJS.ProcessEnv;
  /** Variables of functions/.env and functions/.env.<project>. */
  params: Record<string, string>;
  identity: object;
  /** Content of the sample studio that is still in this project (findSampleContent). */
  sampleContent: readonly string[];
};

/** The values with which checks examine the project at Google; some may be empty. Undefined without a real project. */
export function deploymentOf({ project, environment, params }: DeployFacts) {
  if (!project || project.startsWith('demo-')) return undefined;
  const { VITE_SITE_URL = '', VITE_FIREBASE_STORAGE_BUCKET, VITE_RECAPTCHA_SITE_KEY } = environment;
  const { VITE_FIREBASE_API_KEY } = environment;
  return {
    project,
    host: URL.canParse(VITE_SITE_URL) ? new URL(VITE_SITE_URL).hostname : '',
    bucket: VITE_FIREBASE_STORAGE_BUCKET ?? '',
    captchaKey: VITE_RECAPTCHA_SITE_KEY ?? '',
    apiKey: VITE_FIREBASE_API_KEY ?? '',
    readsMailbox: params.MAILBOX?.trim() === 'imap',
  };
}

/** Placeholder text: reserved names (RFC 2606) and telephone numbers for films. */
const PLACEHOLDER = /\.example\b|\bexample\.(com|org|net)\b|\b5{3,4}[- ]?0\d{3}\b|5555\d{4}\b/i;

/** All local problems that would make a deployment fail or go to the wrong place, one sentence each. */
export function deployProblems(facts: DeployFacts): string[] {
  const { project, environment, params, identity, sampleContent } = facts;
  const { VITE_SITE_URL, VITE_ADMIN_EMAIL } = environment;
  const { SITE_URL, MAIL_FROM, MAIL_TO, MAILBOX = '', MAILBOX_SERVER = '' } = params;
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
    MAILBOX.trim() &&
      MAILBOX.trim() !== 'imap' &&
      `MAILBOX is "${MAILBOX}": write imap, or leave it out where no mailbox is read.`,
    MAILBOX.trim() === 'imap' &&
      !MAILBOX_SERVER.trim() &&
      'MAILBOX_SERVER is not set: it is the name of the mail server in Authentication-Results, for example mx.google.com.',
    ...placeholders(identity).map(
      (text) => `"${text}" is a placeholder: write the studio's own into content/studio.json.`,
    ),
    ...sampleContent.map((finding) => `${finding}: replace it, or take it out.`),
    ...Object.entries({ VITE_SITE_URL, VITE_ADMIN_EMAIL, MAIL_FROM, MAIL_TO }).map(
      ([name, value]) => value && PLACEHOLDER.test(value) && `${name} "${value}" is a placeholder.`,
    ),
  ].filter((problem): problem is string => Boolean(problem));
}

function placeholders(values: object): string[] {
  const texts = Object.values(values).flatMap((value) =>
    typeof value === 'object' && value !== null ? placeholders(value) : String(value),
  );
  return texts.filter((text) => PLACEHOLDER.test(text));
}

/** Collects the values that a deployment from the folder `root` would use. `project` comes from the command line. */
export function collectDeployFacts(root: string, project: string | undefined): DeployFacts {
  const chosen = JSON.parse(readText(`${root}/.firebaserc`) || '{}') as { projects?: { default?: string } };
  const target = project ?? chosen.projects?.default;
  // Left out, because VITE_ADMIN_EMAIL falls back to this address and is checked separately.
  const { administratorEmail, ...identity } = studio;
  return {
    project: target,
    environment: { ...loadEnv('production', root), ...process.env },
    params: {
      ...readEnv(`${root}/functions/.env`),
      ...(target && readEnv(`${root}/functions/.env.${target}`)),
    },
    identity,
    sampleContent: studio.sample ? [] : findSampleContent(root),
  };
}

const readText = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const readEnv = (path: string) => parseEnv(readText(path)) as Record<string, string>;
