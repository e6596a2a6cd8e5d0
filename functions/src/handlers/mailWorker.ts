import type { StartedMail } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { WITHHELD } from '../policy/mailRetryPolicy.ts';
import { createMailCompleter } from './completeMail.ts';

const MAILS_PER_RUN = 200;

const DELIVERY_MS = 30_000;

/** A visitor's request waits at most this long until its mails are sent. The redelivery sends the rest. */
const MAILS_WITHIN_MS = 8000;

/** From this attempt on (after 21 minutes), a failure is logged as an error, which causes an alert. */
export const STUCK_ATTEMPTS = 4;

/** Time limit for sending due mails in a function that has stored a site mail. The next run continues. */
export const SHORT_RUN_MS = 20_000;

/** Sends the mails stored in mails/{id} and records the results. */
export function createMailWorker(adapters: Adapters) {
  const { outbox, sendMail, raiseChange, now, log } = adapters;
  const complete = createMailCompleter(adapters);

  return { sendStarted, sendOne, sendDue, complete };

  /** Tries to send due mails for `within` ms, longest due first. Throws if the database does not respond. */
  async function sendDue(within: number) {
    const count = { tried: 0, sent: 0 };
    const begun = performance.now();
    for (const id of await outbox.due(now(), MAILS_PER_RUN)) {
      if (performance.now() - begun > within) break;
      // A damaged document must not block other mails.
      const isSent = await sendOne(id, DELIVERY_MS).catch(async ({ name }: Error) => {
        await outbox.setAside(id, now());
        log('error', 'mail.damaged', { name });
        return undefined;
      });
      if (isSent !== undefined) count.tried += 1;
      if (isSent) count.sent += 1;
    }
    return count;
  }

  /** Tries once to send a mail. Returns whether it was sent; undefined if it is not due. */
  async function sendOne(id: string, within?: number): Promise<boolean | undefined> {
    const started = await outbox.startNext(id, now());
    return started && sendStarted([started], within);
  }

  /** Tries once to send these mails, for at most `within` milliseconds. Returns whether all were sent. Never throws. */
  async function sendStarted(mails: readonly StartedMail[], within = MAILS_WITHIN_MS): Promise<boolean> {
    const signal = AbortSignal.timeout(within);
    let isSent = true;
    for (const started of mails) if (!(await send(started, signal))) isSent = false;
    if (mails.some(({ submission }) => submission)) await raiseChange();
    return isSent;
  }

  async function send(started: StartedMail, signal: AbortSignal): Promise<boolean> {
    const { mail, submission } = started;
    const about = submission
      ? { kind: submission.kind, id: submission.id, name: mail.kind }
      : { kind: mail.kind };
    try {
      const isLate = mail.deadline !== null && mail.deadline <= now();
      const error = isLate ? 'late' : await attempt(started, signal, about);
      const state = await outbox.record(mail, { error, now: now() });
      if (state === 'failed') log('error', 'mail.failed', { ...about, code: error });
      return !error;
    } catch (error) {
      log('error', 'mail.unrecorded', { ...about, reason: Object(error).code });
      return false;
    }
  }

  /** Returns the error code, WITHHELD if the mail is no longer wanted, or undefined if it was sent. */
  async function attempt(started: StartedMail, signal: AbortSignal, about: object) {
    try {
      const mail = await complete(started);
      if (!mail) return WITHHELD;
      await sendMail(mail, signal);
      return undefined;
    } catch (error) {
      // Logs only codes, because servers quote addresses in their replies.
      const { code, responseCode, command } = Object(error) as Record<string, unknown>;
      const level = started.mail.attempts >= STUCK_ATTEMPTS ? 'error' : 'warn';
      log(level, 'mail.undelivered', { ...about, code, responseCode, command });
      return [code, responseCode].filter(Boolean).join(' ') || 'unknown';
    }
  }
}

export type MailWorker = ReturnType<typeof createMailWorker>;
