import type { DaySlot } from '../agenda/freeDays.ts';
import { slotObstacle } from '../agenda/slotObstacle.ts';
import { isPastSlot } from '../agenda/slots.ts';
import type { BookingEvent } from '../submissions/bookingEvent.ts';
import { type MailName, mailRow } from '../submissions/mailName.ts';
import { bookingExpiry } from '../submissions/retention.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { Change, CommandContext, Outcome } from './command.ts';
import { missedNotice } from './missedNotice.ts';
import { bookingMails, isHeldBack } from './visitorMails.ts';

/** How often a visitor may move one booking: whoever has its link could send mails to its address without end. */
export const VISITOR_MOVES = 5;

/** A visitor moves a booking, of which they have seen `sequence`, and both sides are told. */
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
  const event = { at: now, what: 'moved', by: 'visitor', ...(isHeld && { isHeld }) } as const;
  // A reminder or a change that is still to be told would tell of the time before.
  const drops = (name: MailName) => mailRow(name).of === 'bookings';
  const change = moved(booking, { data, horario }, event);
  // It comes back to the studio.
  const back = booking.state !== 'review' && { state: 'new' as const };
  return { ...change, fields: { ...change.fields, ...back }, mails, drops };
}

/**
 * The studio moves a booking to any slot that is still to come and that nobody holds; its visitor is told or not (`tells`).
 * A consultation of which it is noted whether it took place stays where it was.
 */
export function moveByStudio(
  booking: BookingSubmission,
  { data, horario, tells }: DaySlot & { tells: boolean },
  { now, takenOn }: CommandContext,
): Outcome {
  if (!booking.holdsSlot) return { refused: 'cancelled' };
  if (data === booking.data && horario === booking.horario) return undefined;
  if (booking.attendance) return { refused: 'closed' };
  if (isPastSlot(data, horario, now)) return { refused: 'past' };
  if (takenOn(data).includes(horario)) return { refused: 'taken' };
  const mails = bookingMails(booking, tells ? ['studioMoved', 'moved'] : ['studioMoved']);
  const told = tells ? {} : { isUntold: true as const };
  const event = { at: now, what: 'moved', by: 'studio', ...told } as const;
  // Mails about an earlier time are dropped. The mail about the meeting's place is still sent.
  const drops = (name: MailName) => mailRow(name).numberedBy === 'sequence' && name !== 'place';
  return { ...moved(booking, { data, horario }, event), mails, drops };
}

/** Frees one slot and takes the other; the reminder is sent for the new time. */
function moved(booking: BookingSubmission, to: DaySlot, event: BookingEvent): Change {
  const from = { data: booking.data, horario: booking.horario };
  return {
    what: 'moved',
    fields: {
      ...to,
      sequence: booking.sequence + 1,
      reminder: booking.email ? 'due' : 'done',
      history: [...booking.history, { ...event, from }],
      expireAt: bookingExpiry(to.data),
    },
    frees: from,
    takes: to,
    sendsNow: true,
  };
}
