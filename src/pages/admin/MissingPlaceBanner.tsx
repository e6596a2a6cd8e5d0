import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { adminAgenda } from '#src/content/adminAgenda.ts';
import { formatShortDay } from '#src/domain/calendarDay.ts';
import type { BookingSubmission } from '#src/domain/submission.ts';
import { inboxSearch } from './inboxLocation.ts';
import { loadWithoutPlace } from './loadWithoutPlace.ts';

/** The consultations of the next working day, and those before, that nobody has given a meeting address. */
export function MissingPlaceBanner() {
  const [bookings, setBookings] = useState<readonly BookingSubmission[]>([]);
  useEffect(() => {
    let left = false;
    // The inbox beside it says when the database cannot be reached.
    loadWithoutPlace(new Date()).then(
      (found) => !left && setBookings(found),
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  if (bookings.length === 0) return null;
  const { title, text } = adminAgenda.missingPlace;
  return (
    <Notice tone="warning" live={false} title={title}>
      <p>{text}</p>
      <ul>
        {bookings.map(({ id, nome, data, horario }) => (
          <li key={id}>
            <Link to={inboxSearch({ view: 'day', filter: 'inbox', day: data, openId: id })}>
              {nome}, {formatShortDay(data)}, {horario}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
