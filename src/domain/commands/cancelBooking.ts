import type { Cancellation } from '../submissions/bookings/cancellationReasons.ts';
import { hostOfMail, type MailName } from '../submissions/mails/mailName.ts';
import { replyNumber } from '../submissions/replies/replies.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { Change, CommandContext, Outcome } from './command.ts';
import { hostMails } from './hosted.ts';
import { isWaitingRequest } from './lapse.ts';
import { missedNotice } from './missedNotice.ts';
import { bookingMails } from './visitorMails.ts';

/** Cancels a booking for its visitor and mails both sides. `sequence` is the number that the visitor's page has. */
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

/** Cancels a booking for the studio. The studio may give a reason and offer other times. */
export function cancelByStudio(
  booking: BookingSubmission,
  { cancellation }: { cancellation?: Cancellation | undefined },
  { now }: CommandContext,
): Outcome {
  return booking.holdsSlot ? cancelHeld(booking, now, cancellation) : { refused: 'cancelled' };
}

/** Cancels a booking for the studio. The booking must hold its slot. */
export function cancelHeld(booking: BookingSubmission, now: Date, cancellation?: Cancellation): Change {
  // The studio gets a mail too: its calendar file removes the entry from the studio's calendar.
  const mails: MailName[] = booking.email ? ['studioCancellation', 'cancellation'] : ['studioCancellation'];
  const words = cancellation && { cancellation };
  return { ...cancelled(booking, mails, { cancelledAt: now, ...words }), audit: ['cancel'] };
}

/** Frees the slot and concludes the conversation. Drops unsent mails, except answers and mails to hosts. */
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
