import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/shell/deskLocation.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';

/** A warning about consultations that nobody has given a meeting address; nothing without any. */
export function MissingPlaces({ bookings }: { bookings: readonly BookingSubmission[] }) {
  if (bookings.length === 0) return null;
  return (
    <Notice tone="warning" live={false} title="Consultas ainda sem endereço">
      <p>Falta dizer onde acontecem:</p>
      <ul>
        {bookings.map(({ id, nome, data, horario }) => (
          <li key={id}>
            <Link to={deskAddress({ view: 'day', day: data, openId: id })}>
              {nome}, {formatShortDay(data)}, {horario}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
