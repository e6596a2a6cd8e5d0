import type { BookingSubmission, Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';
import type { DueRule } from './dueRule.ts';

/** Hours for which a request holds its slot without the studio's confirmation. */
export const REQUEST_HELD_HOURS = 2;

/** Whether a submission is a request whose slot waits for the studio's confirmation. */
export function isWaitingRequest(submission: Submission): submission is BookingSubmission {
  const isHeld = submission.kind === 'bookings' && submission.holdsSlot && submission.heldUntil;
  return Boolean(isHeld) && submission.state === 'review';
}

/** Requests whose time for a confirmation is over. */
export const lapsingRequests: DueRule = ({ now }) => [
  { where: { holdsSlot: true }, range: ['heldUntil', '<=', now] },
];

/** Frees the slot of a request that nobody confirmed in time. Tells the visitor. The desk still shows the request. */
export function lapse(booking: BookingSubmission, _: object, { now, known }: CommandContext): Outcome {
  const { holdsSlot, heldUntil, history } = booking;
  if (!holdsSlot || !heldUntil || heldUntil > now) return undefined;
  return {
    fields: { holdsSlot: false, history: [...history, { at: now, what: 'lapsed', by: 'site' }] },
    frees: booking,
    // Visitors who got no mail about the request get none about its end.
    mails: known.includes('requested') ? ['lapsed'] : [],
    drops: (name) => name === 'requested',
  };
}
