import { replyNumber } from '../../../src/domain/submissions/replies.ts';
import type { MailName } from '../../../src/domain/submissions/submission.ts';
import type { StoredSubmission } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { type BookingMailContext, composeMail } from '../mails/composeMail.ts';
import { MAILS_WITHIN_MS } from '../policy/submissionTimes.ts';

/**
 * Tries every outstanding mail of a submission once, all of them within the given milliseconds,
 * and records the result of each. Never throws: what could not be sent or recorded is left to the next redelivery.
 */
export function createMailDelivery(adapters: Adapters) {
  const { attemptMail, raiseChange, outbox, addresses, links, readStudioAgenda, now, log } = adapters;

  return async function deliverMails(
    submission: StoredSubmission,
    within = MAILS_WITHIN_MS,
  ): Promise<boolean> {
    const { kind, id, record } = submission;
    // What was stored is seen before its mails are out.
    const stored = raiseChange(now());
    const signal = AbortSignal.timeout(within);
    let delivered = true;
    let context: Promise<BookingMailContext> | undefined;
    // Read once for all mails of a booking, and not at all for a message.
    const contextOf = () => {
      context ??= kind === 'bookings' ? bookingContext() : undefined;
      return context;
    };
    for (const name of record.mail.outstanding) {
      try {
        if (isHeld(record, name)) continue;
        if (name === 'reminder' && !(await outbox.isWanted(submission, name))) continue;
        const make = async () => composeMail(submission, name, addresses(), await contextOf());
        const error = await attemptMail(make, signal, { kind, id, name });
        if (error) delivered = false;
        const after = await outbox.record(submission, name, {
          number: record.mail.attempts,
          error,
          now: now(),
        });
        if (after?.state === 'failed' && error) log('error', 'mail.failed', { kind, id, name, code: error });
      } catch (error) {
        delivered = false;
        log('error', 'mail.unrecorded', { kind, id, name, reason: Object(error).code });
      }
    }
    await stored;
    await raiseChange(now());
    return delivered;
  };

  async function bookingContext(): Promise<BookingMailContext> {
    return { linkTo: links.addressOf, agenda: await readStudioAgenda(), now: now() };
  }

  /** An answer that its author can still take back. */
  function isHeld({ replies }: StoredSubmission['record'], name: MailName): boolean {
    const reply = replies?.[replyNumber(name) ?? ''];
    return reply !== undefined && reply.sendAt > now();
  }
}

export type DeliverMails = ReturnType<typeof createMailDelivery>;
