import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import type { BookingSubmission, MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { excerpt } from '#src/domain/text/excerpt.ts';
import { formatBriefDay, formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

/** A submission in one line: a booking's time and type, or the first words of a message or the client's last mail. */
export function Gist({ submission, maxLength = 120 }: { submission: Submission; maxLength?: number }) {
  if (submission.kind === 'bookings') return <BookedTime booking={submission} isBrief />;
  const { begins, client } = submission.lastMails ?? {};
  const isNewer = begins && client && client > submission.createdAt;
  return excerpt(isNewer ? begins : firstWords(submission), maxLength);
}

/** The visitor's words, or the studio's words if it began the conversation. */
function firstWords(message: MessageSubmission): string {
  const answers = answersOf(message).map(({ label, text }) => `${label}: ${text}`);
  const words = message.mensagem || message.replies[0]?.text;
  return [...answers, words].filter(Boolean).join(' ');
}

/**
 * Time and type of a booking: 'qui., 12/03/2026, 09:00 – 09:45 · …'. The time is struck through if the booking has
 * lost its slot. With `isBrief`: 'qui., 12/03, 09:00 · …', and the year only if it is not the current one.
 */
export function BookedTime({ booking, isBrief = false }: { booking: BookingSubmission; isBrief?: boolean }) {
  const { data, horario, tipoConsulta, holdsSlot } = booking;
  const format = (day: string) =>
    isBrief ? formatBriefDay(day, todayInSaoPaulo(new Date())) : formatShortDay(day);
  const hours = isBrief ? horario : slotRange(horario, consultationMinutes(tipoConsulta));
  const when = `${isCalendarDay(data) ? format(data) : data}, ${hours}`;
  return (
    <>
      {holdsSlot ? <strong>{when}</strong> : <s>{when}</s>} · {consultationName(booking)}
    </>
  );
}
