import { BookingSummary } from '#src/components/sections/events/BookingSummary.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { placePromise } from '#src/domain/agenda/workingDay.ts';
import type { ManagedBooking } from '#src/domain/commands/managedBooking.ts';
import { isWebAddress } from '#src/domain/text/isWebAddress.ts';

export function BookingTicket({ booking }: { booking: ManagedBooking }) {
  const { status, place, placeDay, host } = booking;
  return (
    <>
      <BookingSummary title={manageBooking.ticket[status]} headingLevel={2} booking={booking} />
      {status === 'held' && host && (
        <p>
          <strong>{manageBooking.host}:</strong> {host}
        </p>
      )}
      {status === 'held' && (
        <p className="breakable">
          <strong>{manageBooking.place}:</strong>{' '}
          {isWebAddress(place) ? <a href={place}>{place}</a> : place || placePromise(placeDay)}
        </p>
      )}
    </>
  );
}
