import { BookingSummary } from '#src/components/sections/events/BookingSummary.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { isWebAddress } from '#src/domain/agenda/agendaSettings.ts';
import { placePromise } from '#src/domain/agenda/workingDay.ts';
import type { ManagedBooking } from '#src/domain/commands/managedBooking.ts';

export function BookingTicket({ booking }: { booking: ManagedBooking }) {
  const { status, place, placeDay } = booking;
  return (
    <>
      <BookingSummary title={manageBooking.ticket[status]} headingLevel={2} booking={booking} />
      {status === 'held' && (
        <p className="breakable">
          <strong>{manageBooking.place}:</strong>{' '}
          {isWebAddress(place) ? <a href={place}>{place}</a> : place || placePromise(placeDay)}
        </p>
      )}
    </>
  );
}
