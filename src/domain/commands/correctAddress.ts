import { searchTerms } from '../submissions/searchTerms.ts';
import { stateOf } from '../submissions/states.ts';
import { emailKey, type Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/**
 * Has the mails of a submission go to another address, and those again that the visitor may not have got, where it `tells`. From then on it
 * belongs to that address alone. Spam, what waits for the studio, and what came without an address is left as it is.
 */
export function correctAddress(
  submission: Submission,
  { email: address, tells = true }: { email: string; tells?: boolean | undefined },
  { by, now }: CommandContext,
): Outcome {
  const { email, mail } = submission;
  if (!stateOf(submission).isTrusted || email === '') return { refused: 'closed' };
  const correctedEmail = { address, by, at: now };
  const isCancelled = submission.kind === 'bookings' && !submission.holdsSlot;
  return {
    what: 'address',
    fields: {
      correctedEmail,
      emailKey: emailKey(address),
      linkGeneration: (submission.linkGeneration ?? 0) + 1,
      search: searchTerms({ ...submission, correctedEmail }),
    },
    mails: tells ? [...mail.outstanding, isCancelled ? 'cancellation' : 'visitor'] : mail.outstanding,
    sendsNow: true,
    audit: ['correct'],
  };
}
