import type { DaySlot } from '../agenda/freeDays.ts';
import { slotObstacle } from '../agenda/slotObstacle.ts';
import { replyNumber } from '../submissions/replies.ts';
import { bookingExpiry } from '../submissions/retention.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import { bookingMails } from './bookingMails.ts';
import type { CommandContext, Outcome } from './command.ts';
import { missedNotice } from './missedNotice.ts';
import { isHeldBack } from './visitorMails.ts';

/** How often a visitor may move one booking: whoever has its link could send mails to its address without end. */
export const VISITOR_MOVES = 5;

/**
 * A visitor moves a booking: one slot is freed, the other taken, and both sides are told. `sequence` is the one that the
 * visitor has seen.
 */
export function moveBooking(
  booking: BookingSubmission,
  { sequence, data, horario }: DaySlot & { sequence: number },
  { now, availability, takenOn, sameAddress }: CommandContext,
): Outcome {
  const isOwn = (slot: DaySlot['horario']) => data === booking.data && slot === booking.horario;
  if (!booking.holdsSlot) return { refused: 'cancelled' };
  if (isOwn(horario)) return undefined;
  if (booking.sequence !== sequence) return { refused: 'changed' };
  const noticeHours = missedNotice(booking, availability, now);
  if (noticeHours !== undefined) return { refused: 'tooLate', noticeHours };
  const moves = booking.history.filter((event) => event.what === 'moved' && event.by === 'visitor');
  if (moves.length >= VISITOR_MOVES) return { refused: 'tooManyMoves' };
  // Its own slot is free for it, and needs no buffer.
  const taken = takenOn(data).filter((slot) => !isOwn(slot));
  const obstacle = slotObstacle(data, horario, { availability, taken, now });
  if (obstacle) return { refused: 'obstacle', obstacle, availability, data };

  const isHeld = isHeldBack(booking, sameAddress, now);
  const mails = bookingMails(booking, isHeld ? ['studioMoved'] : ['studioMoved', 'moved']);
  const from = { data: booking.data, horario: booking.horario };
  return {
    what: 'moved',
    fields: {
      // It comes back to the studio.
      ...(booking.state !== 'review' && { state: 'new' as const }),
      data,
      horario,
      sequence: booking.sequence + 1,
      reminder: booking.email ? 'due' : 'done',
      history: [
        ...booking.history,
        { at: now, what: 'moved', by: 'visitor', from, ...(isHeld && { isHeld }) },
      ],
      expireAt: bookingExpiry(data),
    },
    frees: from,
    takes: { data, horario },
    mails,
    sendsNow: true,
    // A reminder or a change that is still to be told would tell of the time before.
    drops: (name) => name !== 'studio' && name !== 'visitor' && !replyNumber(name),
  };
}
