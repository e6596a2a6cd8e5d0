import type { deploymentOf } from '../deployProblems.ts';
import type { Ask, Change } from '../google.ts';

export type Deployment = NonNullable<ReturnType<typeof deploymentOf>>;

/**
 * Sentences about problems, each with its fix: a command, or a change for --prepare. Without a fix it is no problem.
 */
export type Problems = Record<string, string | Change | false | null | undefined>;

/** Checks one part of a project. Throws a GoogleRefusal if Google refuses a request. */
export type Check = (ask: Ask, deployment: Deployment) => Promise<Problems | Problems[]>;
