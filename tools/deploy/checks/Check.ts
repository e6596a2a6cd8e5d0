import type { Ask, Change } from '../google.ts';

/** The project to check, and its host, file bucket, captcha key and browser key, which may be empty. */
export type Deployment = {
  project: string;
  host: string;
  bucket: string;
  captchaKey: string;
  apiKey: string;
  readsMailbox: boolean;
};

/** A sentence about a project's problem, and its fix: a command to run, or a change that --prepare makes. */
export type ProjectProblem = { sentence: string } & ({ command: string } | { change: Change });

/** Checks one part of a project. Throws a GoogleRefusal if Google refuses a request. */
export type Check = (ask: Ask, deployment: Deployment) => Promise<(ProjectProblem | false | undefined)[]>;
