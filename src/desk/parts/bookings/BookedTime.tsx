import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';

/** When and what about: 'qui., 12/03/2026, 09:00 – 09:45', struck through where it does not stand. */
export function BookedTime({ booking }: { booking: BookingSubmission }) {
  const { data, horario, tipoConsulta, holdsSlot } = booking;
  const when = `${isCalendarDay(data) ? formatShortDay(data) : data}, ${slotRange(horario, consultationMinutes(tipoConsulta))}`;
  return (
    <>
      {holdsSlot ? <strong>{when}</strong> : <s>{when}</s>} · {consultationName(booking)}
    </>
  );
}
