import type { Ask, Change } from '../google.ts';

/** What checks need: project, host, file bucket, captcha and browser keys (empty if not set), and whether a mailbox is read. */
export type Deployment = {
  project: string;
  host: string;
  bucket: string;
  captchaKey: string;
  apiKey: string;
  readsMailbox: boolean;
};

/** Something that is not as the site needs it, and how it is mended: by a command, or by a change that --prepare makes. */
export type ProjectProblem = { sentence: string } & ({ command: string } | { change: Change });

/** Asks about one part of a project. Throws a GoogleRefusal for a question that Google does not answer. */
export type Check = (ask: Ask, deployment: Deployment) => Promise<(ProjectProblem | false | undefined)[]>;
