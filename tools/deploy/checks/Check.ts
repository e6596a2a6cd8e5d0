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

/** Possible problems in sentences, each with its fix: a command, or a change for --prepare. No fix: no such problem. */
export type Problems = Record<string, string | Change | false | null | undefined>;

/** Checks one part of a project. Throws a GoogleRefusal if Google refuses a request. */
export type Check = (ask: Ask, deployment: Deployment) => Promise<Problems | Problems[]>;
