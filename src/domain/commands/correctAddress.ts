import { isUpcoming } from '../submissions/bookings/isUpcoming.ts';
import { searchTerms } from '../submissions/lists/searchTerms.ts';
import { mailboxKey } from '../submissions/mails/mailboxKey.ts';
import type { MailName } from '../submissions/mails/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import { emailKey, type Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/**
 * Redirects the mails of one address to another, also for the visitor's other trusted submissions. Sends again the
 * mails that the visitor may have missed; for the other submissions, only confirmations of future bookings.
 */
export function correctAddress(
  submission: Submission,
  { email: address }: { email: string },
  { by, now, sameAddress }: CommandContext,
): Outcome {
  if (!isCorrectable(submission)) return { refused: 'closed' };
  const fields = (one: Submission) => {
    const correctedEmail = { address, by, at: now };
    return {
      correctedEmail,
      emailKey: emailKey(address),
      ...(one.kind === 'bookings' && { mailbox: mailboxKey(address) }),
      linkGeneration: (one.linkGeneration ?? 0) + 1,
      search: searchTerms({ ...one, correctedEmail }),
    };
  };
  const isCancelled = submission.kind === 'bookings' && !submission.holdsSlot;
  return {
    what: 'address',
    fields: fields(submission),
    mails: [...submission.mail.outstanding, isCancelled ? 'cancellation' : 'visitor'],
    sendsNow: true,
    others: sameAddress
      .filter((one) => one.id !== submission.id && isCorrectable(one))
      .map((one) => ({
        submission: one,
        what: 'address',
        fields: fields(one),
        mails: one.kind === 'bookings' && isUpcoming(one, now) ? (['visitor'] satisfies MailName[]) : [],
      })),
    audit: ['correct'],
  };
}

const isCorrectable = (one: Submission) => stateOf(one).isTrusted && one.email !== '';
