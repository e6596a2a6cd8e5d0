import type { Ask, Change } from '../google.ts';

/** The project and values to check: host, file bucket, captcha and browser keys (may be empty), and reading mail. */
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
