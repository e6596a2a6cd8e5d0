import { ListDetailLayout } from '#src/desk/conversations/list/ListDetailLayout.tsx';
import { LoadFailure } from '#src/desk/parts/LoadFailure.tsx';
import { useLoadedSubmissions } from '#src/desk/parts/useLoadedSubmissions.ts';
import { useConnectionTrouble } from '#src/desk/shell/InboxQueries.tsx';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { bookingsBySlot } from '#src/domain/agenda/bookingsBySlot.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatLongDay } from '#src/domain/time/calendarDay.ts';
import bookingPicture from '#src/pictures/booking-desktop.svg?banner';
import styles from './DaySchedule.module.css';
import { DaySlot } from './DaySlot.tsx';

interface DayScheduleProps {
  day: string;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The slots of a day, and the booking that was opened from them. */
export function DaySchedule({ day, navigation, onChange }: DayScheduleProps) {
  // Another day is another component (by its key).
  const load = async () => {
    const { loadDayBookings } = await import('#src/services/desk/submissions.ts');
    const submissions: readonly Submission[] = await loadDayBookings(day);
    return { submissions };
  };
  const { state, retry, update, remove, deletedIds } = useLoadedSubmissions(['day', day], load);
  const trouble = useConnectionTrouble();
  const { taken, loading, failed } = admin.day;

  const bookings = (state.status === 'ready' ? state.submissions : [])
    .filter((submission) => submission.kind === 'bookings')
    .filter(({ id }) => !deletedIds.has(id));
  const slots = bookingsBySlot(bookings);
  const held = slots.filter((slot) => slot.held).length;
  return (
    <ListDetailLayout
      navigation={navigation}
      picture={bookingPicture}
      placeholder={admin.submission.none}
      listed={bookings.find(({ id }) => id === navigation.location.openId)}
      back={admin.submission.back.day}
      onUpdate={update}
      onChange={onChange}
      onDelete={remove}
    >
      <h3 className="subtitle capital">{formatLongDay(day)}</h3>
      <p aria-live="polite" className={styles.status}>
        {state.status === 'loading' && loading}
        {state.status === 'ready' &&
          (held === 0 ? taken.none : held === 1 ? taken.one : `${held} ${taken.many}`)}
        {deletedIds.size > 0 && `. ${admin.remove.done}`}
        {trouble && <strong className="error"> {trouble === 'denied' ? admin.denied : admin.offline}</strong>}
      </p>
      {state.status === 'failed' ? (
        <div className="stack-4 start pad-block-4">
          <LoadFailure title={failed} onRetry={retry} />
        </div>
      ) : (
        <ol className={styles.slots} aria-busy={state.status === 'loading'}>
          {slots.map((slot) => (
            <DaySlot key={slot.slot} slot={slot} isKnown={state.status === 'ready'} navigation={navigation} />
          ))}
        </ol>
      )}
    </ListDetailLayout>
  );
}
