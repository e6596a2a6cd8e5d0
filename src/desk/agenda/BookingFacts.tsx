import { Notice } from '#src/components/ui/Notice.tsx';
import { isDeclined } from '#src/domain/submissions/bookingEvent.ts';
import { cancellationText } from '#src/domain/submissions/cancellation.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { BookingAttendance } from './BookingAttendance.tsx';
import { BookingHost } from './BookingHost.tsx';
import { BookingPlace } from './BookingPlace.tsx';

/** What else there is to a booking: its cancellation, whether it took place, with whom, where, and how its visitor came. */
export function BookingFacts({ booking }: { booking: BookingSubmission }) {
  const { cancelledAt, cancellation, comoConheceu } = booking;
  const reason = cancellation && cancellationText(cancellation);
  const offers = cancellation?.offers.map((offer) => `${formatShortDay(offer.data)}, ${offer.horario}`) ?? [];
  return (
    <>
      {cancelledAt && (
        <p>
          Cancelado em <time dateTime={cancelledAt.toISOString()}>{formatDateTime(cancelledAt)}</time>.
        </p>
      )}
      {reason && <p className="breakable lines">Motivo: {reason}</p>}
      {offers.length > 0 && <p>Horários oferecidos: {offers.join('; ')}.</p>}
      <BookingAttendance booking={booking} />
      {booking.host && (
        <p>
          Quem atende: <strong>{booking.host.name}</strong>.
        </p>
      )}
      {booking.holdsSlot && isDeclined(booking) && (
        <Notice
          tone="warning"
          live={false}
          title={`${booking.host?.name ?? 'Quem atende'} recusou o convite`}
        >
          <p>Passe a consultoria a outra pessoa, ou mude o horário.</p>
        </Notice>
      )}
      <BookingHost booking={booking} />
      <BookingPlace key={booking.meetingAddress} booking={booking} />
      <p className="small soft">Como conheceu o estúdio: {comoConheceu || 'não disse'}.</p>
    </>
  );
}
