import { mailFailure } from '../../../src/domain/submissions/mails/mailFailure.ts';
import type { MailProgress } from '../../../src/domain/submissions/mails/mailName.ts';

const MINUTE_MS = 60_000;

/** Minutes to wait after each failed attempt. After the last attempt, two days later, the mail has failed for good. */
const WAITS = [1, 5, 15, 60, 180, 360, 720, 1440];

/** How long an attempt is reserved. Sending takes less, so only a dead process exceeds it. */
const ATTEMPT_MS = 2 * MINUTE_MS;

/** If a mail has a deadline, attempts continue until then with at most this wait, in minutes. */
const LONGEST_WAIT_TO_DEADLINE = 30;

/** The error code of a mail that is no longer wanted. */
export const WITHHELD = 'withheld';

/** Result of an attempt; `error` is a code, undefined when the mail was sent. */
export type AttemptResult = { error: string | undefined; now: Date };

/** The state during an attempt that began at `now`. */
export function startAttempt<Mail extends MailProgress>(mail: Mail, now: Date): Mail {
  return { ...mail, attempts: mail.attempts + 1, nextAttemptAt: later(now, ATTEMPT_MS) };
}

/** The state of a mail after an attempt. An address that its server rejects is not retried. */
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

/** Minutes until the next attempt; undefined if there is none. */
function waitAfter(number: number, now: Date, deadline: Date | null): number | undefined {
  const usual = WAITS[number - 1];
  if (!deadline) return usual;
  const wait = Math.min(usual ?? LONGEST_WAIT_TO_DEADLINE, LONGEST_WAIT_TO_DEADLINE);
  return later(now, wait * MINUTE_MS) < deadline ? wait : undefined;
}

function later(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}
