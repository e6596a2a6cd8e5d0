import type { SubmissionState } from './submission.ts';

/** What a person did with a submission: gave it a state, or one of the other actions. */
export type SubmissionChange =
  | SubmissionState
  | 'confirmed'
  | 'mails'
  | 'cancelled'
  | 'deletion'
  | 'place'
  | 'moved'
  | 'replied'
  | 'takenBack'
  | 'noted'
  | 'noteRemoved'
  | 'address';

/** Who did what, and when: `by` is the e-mail of an administrator, or VISITOR; `from` is the state before another one. */
export type LogEntry = { at: Date; by: string; what: SubmissionChange; from?: SubmissionState };

/** By the revision that each change led to. */
export type SubmissionLog = Record<string, LogEntry>;

/** Who changed a submission by its link, in its log. */
export const VISITOR = 'visitor';

/** What of a submission a person's change is compared with, and is written into. */
type Revised = { revision?: number; log?: SubmissionLog };

/** The fields that a person's change of a stored submission sets beside its own; `revision` is raised by people alone. */
export function nextRevision({ revision = 0, log = {} }: Revised, entry: LogEntry) {
  return { revision: revision + 1, log: { ...log, [revision + 1]: entry }, updatedAt: entry.at };
}

/** The entries of a log, the oldest first. */
export function logEntries(log: SubmissionLog): LogEntry[] {
  return Object.entries(log)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, entry]) => entry);
}
