import type { DaySlot } from '../agenda/freeDays.ts';
import { unhostedSlots } from '../agenda/hosts.ts';
import { slotObstacle } from '../agenda/slotObstacle.ts';
import { isPastSlot } from '../agenda/slots.ts';
import type { BookingEvent } from '../submissions/bookings/bookingEvent.ts';
import { type MailName, mailRow } from '../submissions/mails/mailName.ts';
import { bookingExpiry } from '../submissions/retention.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import type { Change, CommandContext, Outcome } from './command.ts';
import { hostAfterMove, hostMails } from './hosted.ts';
import { isWaitingRequest } from './lapse.ts';
import { missedNotice } from './missedNotice.ts';
import { bookingMails, isHeldBack } from './visitorMails.ts';

/** Maximum number of moves by a visitor. Without it, anybody with the link could cause any number of mails. */
export const VISITOR_MOVES = 5;

/** Moves a booking for its visitor and mails both sides. `sequence` is the number that the visitor's page has. */
export function moveBooking(
  booking: BookingSubmission,
  { sequence, data, horario }: DaySlot & { sequence: number },
  context: CommandContext,
): Outcome {
  const { now, availability, takenOn, hosting } = context;
  const isOwn = (slot: DaySlot['horario']) => data === booking.data && slot === booking.horario;
  if (!booking.holdsSlot) return { refused: 'cancelled' };
  if (isOwn(horario)) return undefined;
  if (booking.sequence !== sequence) return { refused: 'changed' };
  const noticeHours = missedNotice(booking, availability, now);
  if (noticeHours !== undefined) return { refused: 'tooLate', noticeHours };
  const moves = booking.history.filter((event) => event.what === 'moved' && event.by === 'visitor');
  if (moves.length >= VISITOR_MOVES) return { refused: 'tooManyMoves' };
  // The booking's own slot does not count as taken, and needs no buffer.
  const taken = takenOn(data).filter((slot) => !isOwn(slot));
  const unhosted = unhostedSlots(data, booking.tipoConsulta, hosting, booking);
  const obstacle = slotObstacle(data, horario, { availability, taken, unhosted, now });
  if (obstacle) return { refused: 'obstacle', obstacle, availability, data };

  const isHeld = isHeldBack(context);
  const told: MailName[] = isHeld ? ['studioMoved'] : ['studioMoved', 'moved'];
  // The studio has not yet received a mail about this request.
  const mails = isWaitingRequest(booking) ? [] : bookingMails(booking, told);
  const event = { at: now, what: 'moved', by: 'visitor', ...(isHeld && { isHeld }) } as const;
  // Drops unsent mails that contain the earlier time: reminders, and mails about changes.
  const drops = (name: MailName) => mailRow(name).of === 'bookings' && name !== 'requested';
  const hosted = hostAfterMove(booking, { ...booking, data, horario }, context);
  const change = moved({ ...booking, ...hosted }, { data, horario }, event);
  const back = booking.state !== 'review' && { state: 'new' as const };
  const all = [...mails, ...hostMails(booking, hosted.host)];
  return { ...change, fields: { ...change.fields, ...back }, mails: all, drops };
}

/**
 * Moves a booking to any free future slot; with `tells`, the visitor gets a mail. Refused if attendance is recorded.
 */
export function moveByStudio(
  booking: BookingSubmission,
  { data, horario, tells }: DaySlot & { tells: boolean },
  context: CommandContext,
): Outcome {
  const { now, takenOn } = context;
  if (!booking.holdsSlot) return { refused: 'cancelled' };
  if (data === booking.data && horario === booking.horario) return undefined;
  if (booking.attendance) return { refused: 'closed' };
  if (isPastSlot(data, horario, now)) return { refused: 'past' };
  if (takenOn(data).includes(horario)) return { refused: 'taken' };
  const mails = bookingMails(booking, tells ? ['studioMoved', 'moved'] : ['studioMoved']);
  const told = tells ? {} : { isUntold: true as const };
  const event = { at: now, what: 'moved', by: 'studio', ...told } as const;
  // Drops unsent mails about the earlier time. The mail about the meeting's place is still sent.
  const drops = (name: MailName) => {
    const { numberedBy, to } = mailRow(name);
    return numberedBy === 'sequence' && name !== 'place' && to !== 'host';
  };
  const hosted = hostAfterMove(booking, { ...booking, data, horario }, context, true);
  const change = moved({ ...booking, ...hosted }, { data, horario }, event);
  return { ...change, mails: [...mails, ...hostMails(booking, hosted.host)], drops };
}

/** Frees the old slot and takes the new one. The visitor gets a reminder of the new time. */
function moved(booking: BookingSubmission, to: DaySlot, event: BookingEvent): Change {
  const from = { data: booking.data, horario: booking.horario };
  return {
    what: 'moved',
    fields: {
      ...to,
      ...(booking.host && { host: booking.host }),
      sequence: booking.sequence + 1,
      reminder: booking.email ? 'due' : 'done',
      history: [...booking.history, { ...event, from }],
      expireAt: bookingExpiry(to.data),
    },
    frees: from,
    takes: { ...to, host: booking.host?.uid },
    sendsNow: true,
  };
}
