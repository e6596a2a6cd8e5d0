import { mailFailure } from '../../../src/domain/submissions/mails/mailFailure.ts';
import type { MailProgress } from '../../../src/domain/submissions/mails/mailName.ts';

const MINUTE_MS = 60_000;

/** Minutes to wait after each failed attempt. After the last one, about two days later, the mail fails for good. */
const WAITS = [1, 5, 15, 60, 180, 360, 720, 1440];

/** An attempt is reserved for this long. Sending takes less time, unless the process has died. */
const ATTEMPT_MS = 2 * MINUTE_MS;

/** A mail with a deadline is retried until the deadline, at intervals of at most this many minutes. */
const LONGEST_WAIT_TO_DEADLINE = 30;

/** The error code of a mail that is no longer wanted. */
export const WITHHELD = 'withheld';

/** Result of an attempt. `error` is a code, or undefined if the mail was sent. */
export type AttemptResult = { error: string | undefined; now: Date };

/** A mail's state during an attempt that begins at `now`. */
export function startAttempt<Mail extends MailProgress>(mail: Mail, now: Date): Mail {
  return { ...mail, attempts: mail.attempts + 1, nextAttemptAt: later(now, ATTEMPT_MS) };
}

/** A mail's state after an attempt. If the server rejects the address, the mail is not retried. */
export function progressAfter(
  { attempts, deadline }: { attempts: number; deadline: Date | null },
  { error, now }: AttemptResult,
): Omit<MailProgress, 'attempts'> {
  if (!error) return { state: 'sent', nextAttemptAt: null, lastError: null };
  if (error === WITHHELD) return { state: WITHHELD, nextAttemptAt: null, lastError: null };
  const wait = mailFailure(error) === 'unknownAddress' ? undefined : waitAfter(attempts, now, deadline);
  if (wait === undefined) return { state: 'failed', nextAttemptAt: null, lastError: error };
  return { state: 'pending', nextAttemptAt: later(now, wait * MINUTE_MS), lastError: error };
}

/** Minutes until the next attempt; undefined if there are no more attempts. */
function waitAfter(number: number, now: Date, deadline: Date | null): number | undefined {
  const usual = WAITS[number - 1];
  if (!deadline) return usual;
  const wait = Math.min(usual ?? LONGEST_WAIT_TO_DEADLINE, LONGEST_WAIT_TO_DEADLINE);
  return later(now, wait * MINUTE_MS) < deadline ? wait : undefined;
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
