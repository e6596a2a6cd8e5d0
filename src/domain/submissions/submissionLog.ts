import type { SubmissionState } from './states.ts';

/** A person's change of a submission: a new state, or one of the other actions. */
export type SubmissionChange =
  | SubmissionState
  | 'confirmed'
  | 'mails'
  | 'cancelled'
  | 'deletion'
  | 'place'
  | 'hosted'
  | 'accepted'
  | 'declined'
  | 'moved'
  | 'kept'
  | 'missed'
  | 'unnoted'
  | 'replied'
  | 'received'
  | 'mailed'
  | 'takenBack'
  | 'noted'
  | 'noteRemoved'
  | 'address'
  | 'assigned'
  | 'tagged'
  | 'separated';

/** Changes that are the studio's own affair. */
const QUIET: readonly string[] = ['noted', 'noteRemoved', 'assigned', 'tagged', 'accepted'];

/** A person's change: `by` is an administrator's e-mail, VISITOR, MAILBOX or SITE; `from` the state before another one. */
export type LogEntry = {
  at: Date;
  by: string;
  what: SubmissionChange;
  from?: SubmissionState;
  commandId?: string;
  /** Digest of the command's fields, which tells apart commands with the same id. */
  digest?: string;
};

export type SubmissionLog = Record<string, LogEntry>;

/** The names in the log of somebody who used a submission's link, and of the site itself. */
export const VISITOR = 'visitor';
export const SITE = 'site';
/** Somebody who used the link in the notice that reaches the studio's mailbox. */
export const MAILBOX = 'mailbox';

/**
 * The fields that every change by a person sets beside its own. Only people raise `revision`. Lists are ordered by
 * `updatedAt`, which a note of the studio for itself does not change.
 */
export function nextRevision(stored: { revision: number; log: SubmissionLog }, entry: LogEntry) {
  const revision = stored.revision + 1;
  const moved = !QUIET.includes(entry.what) && { updatedAt: entry.at };
  return { revision, log: { ...stored.log, [revision]: entry }, ...moved };
}

/** The entries of a log, the oldest first. */
export function logEntries(log: SubmissionLog): LogEntry[] {
  return Object.entries(log)
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, entry]) => entry);
}
