import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { consultationMinutes, consultationName } from '#src/domain/forms/bookingOptions.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { addDays, formatDayAndMonth, formatWeekday } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/timeZone.ts';
import { mondayOf } from '#src/domain/time/week.ts';
import styles from './WeekView.module.css';

/** The consultations of a week, day by day. */
export function WeekView({ navigation: { location, linkTo } }: { navigation: InboxNavigation }) {
  const words = adminAgenda.week;
  const today = todayInSaoPaulo(new Date());
  const monday = mondayOf(location.day ?? today);
  const { bookings, failed, reload } = useWeekBookings(monday);
  const steps = [
    { label: words.previous, day: addDays(monday, -7) },
    { label: words.current, day: today },
    { label: words.next, day: addDays(monday, 7) },
  ];
  return (
    <section aria-labelledby="parte" className={styles.view}>
      <h2 id="parte" className={styles.title}>
        {words.from} {formatDayAndMonth(monday)}
      </h2>
      <div className={styles.steps}>
        {steps.map(({ label, day }) => (
          <ButtonLink key={label} to={linkTo({ day, openId: undefined })} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
      <p aria-live="polite" className={styles.status}>
        {!bookings && !failed && words.loading}
        {bookings && countWords(bookings.length)}
      </p>
      {failed && (
        <>
          <Notice tone="error" title={words.failed} />
          <div>
            <Button variant="secondary" onClick={reload}>
              {admin.retry}
            </Button>
          </div>
        </>
      )}
      {bookings && (
        <ol className={styles.days}>
          {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
            <li key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
              <h3 className={styles.date}>
                <Link to={linkTo({ view: 'day', day, openId: undefined })}>
                  {formatWeekday(day)}, {formatDayAndMonth(day)}
                </Link>
              </h3>
              <DayBookings
                bookings={bookings.filter(({ data }) => data === day)}
                linkOf={(id) => linkTo({ view: 'day', day, openId: id })}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function DayBookings({
  bookings,
  linkOf,
}: {
  bookings: readonly BookingSubmission[];
  linkOf: (id: string) => string;
}) {
  if (bookings.length === 0) return <p className={styles.none}>{adminAgenda.week.none}</p>;
  return (
    <ul className={styles.bookings}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <Link to={linkOf(booking.id)}>
            {slotRange(booking.horario, consultationMinutes(booking.tipoConsulta))} {booking.nome}
          </Link>
          <span className={styles.type}>{consultationName(booking)}</span>
        </li>
      ))}
    </ul>
  );
}

function countWords(count: number): string {
  const { none, one, many } = adminAgenda.week.count;
  return count === 0 ? none : count === 1 ? one : `${count} ${many}`;
}

/** The bookings from a Monday to the Sunday after, kept current; undefined until they are there. */
function useWeekBookings(monday: string) {
  const {
    data: bookings,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['week', monday],
    queryFn: async () => {
      const { loadHeldBookings } = await import('#src/services/desk/submissions.ts');
      return loadHeldBookings(monday, addDays(monday, 6));
    },
  });
  return { bookings, failed: isError && !bookings, reload: () => void refetch() };
}
