import { consultationMinutes, consultationName } from '#src/domain/bookingOptions.ts';
import { formatShortDay, isCalendarDay } from '#src/domain/calendarDay.ts';
import { bookingStatus } from '#src/domain/inboxFilters.ts';
import { slotRange } from '#src/domain/slots.ts';
import type { BookingSubmission } from '#src/domain/submission.ts';

/** When and what about: 'qui., 12/03/2026, 09:00 – 09:45', struck through where it does not stand. */
export function BookedTime({ booking }: { booking: BookingSubmission }) {
  const { data, horario, tipoConsulta } = booking;
  const when = `${isCalendarDay(data) ? formatShortDay(data) : data}, ${slotRange(horario, consultationMinutes(tipoConsulta))}`;
  return (
    <>
      {bookingStatus(booking) === 'held' ? <strong>{when}</strong> : <s>{when}</s>} ·{' '}
      {consultationName(booking)}
    </>
  );
}
