import { replyNumber } from '../replies.ts';
import type { BookingSubmission } from '../submission.ts';
import { bookingMails } from './bookingMails.ts';
import type { CommandContext, Outcome } from './command.ts';
import { mailsDue } from './mailsDue.ts';
import { missedNotice } from './missedNotice.ts';

/** A visitor cancels: the slot is free again and both sides are told. `sequence` is the one that the visitor has seen. */
export function cancelBooking(
  booking: BookingSubmission,
  { sequence }: { sequence: number },
  { now, availability }: CommandContext,
): Outcome {
  if (!booking.holdsSlot) return undefined;
  if (booking.sequence !== sequence) return { refused: 'changed' };
  const noticeHours = missedNotice(booking, availability, now);
  if (noticeHours !== undefined) return { refused: 'tooLate', noticeHours };
  const mails = bookingMails(booking, ['studioCancellation', 'cancellation']);
  const replies = booking.mail.outstanding.filter((name) => replyNumber(name));
  return {
    what: 'cancelled',
    fields: {
      holdsSlot: false,
      cancelledAt: now,
      cancelledBy: 'visitor',
      mail: mailsDue(now, [...mails, ...replies]),
    },
    frees: booking,
    mails,
  };
}
