import { adminAgenda } from '#src/content/adminAgenda.ts';
import { formatShortDay, isCalendarDay } from '#src/domain/calendarDay.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import type { BookingEvent, BookingSubmission } from '#src/domain/submission.ts';
import styles from './BookingHistory.module.css';

const words = adminAgenda.history;

/** What became of a booking, in the order of time. */
export function BookingHistory({ booking }: { booking: BookingSubmission }) {
  const { createdAt, history, cancelledAt, cancelledBy } = booking;
  const isEntered = history.some(({ what }) => what === 'entered');
  const lines = [
    ...(isEntered ? [] : [{ at: createdAt, text: words.sent }]),
    ...history.map((event) => ({ at: event.at, text: describe(event) })),
    ...(cancelledAt ? [{ at: cancelledAt, text: words.cancelled[cancelledBy ?? 'studio'] }] : []),
  ];
  return (
    <div className={styles.history}>
      <h3>{words.title}</h3>
      <ol className={styles.lines}>
        {lines.map(({ at, text }) => (
          <li key={`${at.getTime()} ${text}`}>
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

function describe({ what, from }: BookingEvent): string {
  const before = from && isCalendarDay(from.data) ? ` ${formatShortDay(from.data)}, ${from.horario}` : '';
  return what === 'moved' ? `${words.moved}${before}` : words[what];
}
