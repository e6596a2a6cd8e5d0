import type { Ask, Change } from '../google.ts';

/** Data for checks: project, host, file bucket, captcha and browser keys (may be empty), and whether mail is read. */
export type Deployment = {
  project: string;
  host: string;
  bucket: string;
  captchaKey: string;
  apiKey: string;
  readsMailbox: boolean;
};

/** A problem of a project in a sentence, and its fix: a command to run, or a change that --prepare makes. */
export type ProjectProblem = { sentence: string } & ({ command: string } | { change: Change });

/** Checks one part of a project. Throws a GoogleRefusal if Google does not answer a question. */
export type Check = (ask: Ask, deployment: Deployment) => Promise<(ProjectProblem | false | undefined)[]>;
