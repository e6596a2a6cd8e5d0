import { isUpcoming } from '../submissions/bookings/isUpcoming.ts';
import { needsCancellationNotice } from '../submissions/bookings/needsCancellationNotice.ts';
import { nextHead } from '../submissions/conversation.ts';
import { STATES, stateOf } from '../submissions/states.ts';
import type { Submission } from '../submissions/submission.ts';
import { cancelHeld } from './cancelBooking.ts';
import type { Change, CommandContext, OtherChange, Outcome } from './command.ts';
import { hostMails } from './hosted.ts';

/** Deletes a submission and frees its slot. With `tells`, first cancels a booking and sends its mails. */
export function deleteSubmission(
  submission: Submission,
  { tells }: { tells: boolean },
  context: CommandContext,
): Outcome {
  const what = 'deletion';
  if (tells && needsCancellationNotice(submission, context.now)) {
    const change: Change = submission.holdsSlot ? cancelHeld(submission, context.now) : { fields: {} };
    const { fields, audit = [] } = change;
    return { ...change, what, fields: { ...fields, deleteWhenMailed: true }, audit: [...audit, 'delete'] };
  }
  const isBooking = submission.kind === 'bookings';
  // These mails remove the entry from an invited host's calendar.
  const told = isBooking && isUpcoming(submission, context.now) ? hostMails(submission) : [];
  if (isBooking && told.length > 0 && !submission.deleteWhenMailed) {
    const change = cancelHeld(submission, context.now);
    const fields = { ...change.fields, deleteWhenMailed: true as const };
    return { ...change, what, fields, mails: told, drops: () => true, audit: ['cancel', 'delete'] };
  }
  const heir = stateOf(submission).standing && nextHead(context.sameAddress, submission);
  // The audit log already has an entry from the request to delete this booking.
  const isRecorded = isBooking && submission.deleteWhenMailed;
  return {
    what,
    fields: {},
    isDeletion: true,
    audit: isRecorded ? [] : ['delete'],
    ...(heir && { others: [inherit(heir, submission)] }),
    ...(isBooking && submission.holdsSlot && { frees: submission }),
  };
}

/** The next message becomes the head. It inherits the responsible person, tags, and the state if that is trusted. */
function inherit(heir: Submission, head: Submission): OtherChange {
  const { state: before, responsible, tags, remindOn } = head;
  const state = before in STATES && stateOf(head).isTrusted ? before : 'new';
  return { submission: heir, what: state, fields: { state, responsible, tags, remindOn } };
}
