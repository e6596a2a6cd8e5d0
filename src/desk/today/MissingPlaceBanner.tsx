import { Link } from 'react-router-dom';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/shell/deskLocation.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { isPastSlot } from '#src/domain/agenda/slots.ts';
import { workingDayBefore } from '#src/domain/agenda/workingDay.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { addDays, formatShortDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

/** No row of days off is longer. */
const LOOK_AHEAD_DAYS = 14;

/** The consultations of the next working day, and those before, that nobody has given a meeting address. */
export function MissingPlaceBanner() {
  const { state } = useLoaded(async () => ({ bookings: await loadWithoutPlace(new Date()) }));
  // The inbox beside it says when the database cannot be reached.
  if (state.status !== 'ready' || state.bookings.length === 0) return null;
  const { title, text } = adminAgenda.missingPlace;
  return (
    <Notice tone="warning" live={false} title={title}>
      <p>{text}</p>
      <ul>
        {state.bookings.map(({ id, nome, data, horario }) => (
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

/** The bookings still to come that have no address although the working day before them has begun. Throws a ServiceError. */
async function loadWithoutPlace(now: Date): Promise<BookingSubmission[]> {
  const [{ loadStudioAgenda }, { loadHeldBookings }] = await Promise.all([
    import('#src/services/desk/agendaSettings.ts'),
    import('#src/services/desk/submissions.ts'),
  ]);
  const { availability, settings } = await loadStudioAgenda();
  if (settings.meetingAddress) return [];
  const today = todayInSaoPaulo(now);
  const held = await loadHeldBookings(today, addDays(today, LOOK_AHEAD_DAYS));
  return held.filter(
    ({ meetingAddress, data, horario }) =>
      !meetingAddress && !isPastSlot(data, horario, now) && workingDayBefore(data, availability) <= today,
  );
}
