import type { Cancellation } from '../submissions/bookings/cancellation.ts';
import { hostOfMail, type MailName } from '../submissions/mails/mailName.ts';
import { replyNumber } from '../submissions/replies/replies.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { Change, CommandContext, Outcome } from './command.ts';
import { hostMails } from './hosted.ts';
import { isWaitingRequest } from './lapse.ts';
import { missedNotice } from './missedNotice.ts';
import { bookingMails } from './visitorMails.ts';

/** Cancels a booking for its visitor, who has seen its `sequence`: frees the slot and mails both sides. */
export function cancelBooking(
  booking: BookingSubmission,
  { sequence }: { sequence: number },
  { now, availability }: CommandContext,
): Outcome {
  if (!booking.holdsSlot) return undefined;
  if (booking.sequence !== sequence) return { refused: 'changed' };
  const noticeHours = missedNotice(booking, availability, now);
  if (noticeHours !== undefined) return { refused: 'tooLate', noticeHours };
  const mails = isWaitingRequest(booking)
    ? []
    : bookingMails(booking, ['studioCancellation', 'cancellation']);
  return cancelled(booking, mails, { cancelledAt: now, cancelledBy: 'visitor' });
}

/** Cancels a booking for the studio, optionally with a reason and offers of other times. */
export function cancelByStudio(
  booking: BookingSubmission,
  { cancellation }: { cancellation?: Cancellation | undefined },
  { now }: CommandContext,
): Outcome {
  return booking.holdsSlot ? cancelHeld(booking, now, cancellation) : { refused: 'cancelled' };
}

/** Cancels a booking that holds its slot, for the studio. */
export function cancelHeld(booking: BookingSubmission, now: Date, cancellation?: Cancellation): Change {
  // The studio's mail carries a calendar file, which keeps its calendar up to date.
  const mails: MailName[] = booking.email ? ['studioCancellation', 'cancellation'] : ['studioCancellation'];
  const words = cancellation && { cancellation };
  return { ...cancelled(booking, mails, { cancelledAt: now, ...words }), audit: ['cancel'] };
}

/** Frees the slot and concludes the conversation. Of earlier mails, only answers are still sent. */
function cancelled(booking: BookingSubmission, mails: MailName[], fields: Change['fields']): Change {
  const drops = (name: MailName) => !replyNumber(name) && !hostOfMail(name);
  const state = stateOf(booking).isTrusted ? 'archived' : booking.state;
  return {
    what: 'cancelled',
    fields: { state, holdsSlot: false, ...fields },
    frees: booking,
    mails: [...mails, ...hostMails(booking)],
    sendsNow: true,
    drops,
  };
}
