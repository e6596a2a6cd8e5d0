import { mailsDue } from '../../../src/domain/commands/mailsDue.ts';
import type { MailName, MailProgress, MailState } from '../../../src/domain/submissions/submission.ts';

const MINUTE_MS = 60_000;

/** Minutes to wait after each failed attempt; after the last one, two days later, the mail has finally failed. */
const WAITS = [1, 5, 15, 60, 180, 360, 720, 1440];

/** How long after it was accepted a mail without a deadline is tried for the last time. */
export const TRIED_FOR_MS = WAITS.reduce((sum, minutes) => sum + minutes, 0) * MINUTE_MS;

/**
 * How long an attempt excludes others. Longer than sending may take, so that the next run takes over only from a
 * process that ended before it was done.
 */
const ATTEMPT_MS = 2 * MINUTE_MS;

/** With a deadline no wait is longer, and attempts go on until it. */
const LONGEST_WAIT_TO_DEADLINE = 30;

/**
 * What became of one mail in the attempt of that number; `error` is a code, undefined when it was sent. After `deadline`
 * the mails are of no use any more.
 */
export type MailAttempt = { number: number; error: string | undefined; now: Date; deadline?: Date };

/** The state of the mails `names` of a submission that is stored at `now` and whose first attempt follows at once. */
export function firstMailState(now: Date, names: MailName[]): MailState {
  return startAttempt(mailsDue(now, names), now);
}

/** The state while an attempt is under way that began at `now`. */
export function startAttempt<Mail extends MailProgress>(mail: Mail, now: Date): Mail {
  return { ...mail, attempts: mail.attempts + 1, nextAttemptAt: later(now, ATTEMPT_MS) };
}

/** The state of the mails of a submission after an attempt sent one of them or failed to. */
export function afterAttempt(mail: MailState, name: MailName, attempt: MailAttempt): MailState {
  const { error, number } = attempt;
  const outstanding = error ? mail.outstanding : mail.outstanding.filter((other) => other !== name);
  const isOver = outstanding.length === 0;
  // An administrator asked for a new attempt while this one was under way: the new one counts.
  if (!isOver && (!error || mail.attempts !== number)) return { ...mail, outstanding };
  return { ...mail, outstanding, ...progressAfter(attempt) };
}

/** How a mail stands after an attempt. */
export function progressAfter({ number, error, now, deadline }: MailAttempt): Omit<MailProgress, 'attempts'> {
  if (!error) return { state: 'sent', nextAttemptAt: null, lastError: null };
  const wait = waitAfter(number, now, deadline);
  if (wait === undefined) return { state: 'failed', nextAttemptAt: null, lastError: error };
  return { state: 'pending', nextAttemptAt: later(now, wait * MINUTE_MS), lastError: error };
}

/** Minutes until the next attempt; undefined when there is none. */
function waitAfter(number: number, now: Date, deadline: Date | undefined): number | undefined {
  const usual = WAITS[number - 1];
  if (!deadline) return usual;
  const wait = Math.min(usual ?? LONGEST_WAIT_TO_DEADLINE, LONGEST_WAIT_TO_DEADLINE);
  return later(now, wait * MINUTE_MS) < deadline ? wait : undefined;
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
