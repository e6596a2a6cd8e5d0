import { isCalendarDay, slotRange } from '#src/domain/agenda.ts';
import { consultationMinutes, consultationName } from '#src/domain/consultation.ts';
import type { InboxBooking } from '#src/domain/inbox.ts';
import { bookingStanding } from '#src/domain/inboxFilters.ts';
import { shortDay } from '#src/domain/studioClock.ts';

/** When and what about: 'qui., 12/03/2026, 09:00 – 09:45', struck through where it does not stand. */
export function BookedTime({ booking }: { booking: InboxBooking }) {
  const { data, horario, tipoConsulta } = booking;
  const when = `${isCalendarDay(data) ? shortDay(data) : data}, ${slotRange(horario, consultationMinutes(tipoConsulta))}`;
  return (
    <>
      {bookingStanding(booking) === 'held' ? <strong>{when}</strong> : <s>{when}</s>} ·{' '}
      {consultationName(booking)}
    </>
  );
}
