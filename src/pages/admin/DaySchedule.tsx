import { useCallback, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { useLoaded } from '#src/components/ui/useLoaded.ts';
import { admin } from '#src/content/admin.ts';
import { bookingsBySlot } from '#src/domain/bookingsBySlot.ts';
import { formatLongDay } from '#src/domain/calendarDay.ts';
import { latestVersion } from '#src/domain/mergeSubmissions.ts';
import type { Submission } from '#src/domain/submission.ts';
import bookingPicture from '#src/pictures/booking-desktop.svg?banner';
import styles from './DaySchedule.module.css';
import { DaySlot } from './DaySlot.tsx';
import { ListDetailLayout } from './ListDetailLayout.tsx';
import type { InboxNavigation } from './useInboxNavigation.ts';
import { useInboxPolling } from './useInboxPolling.ts';

interface DayScheduleProps {
  day: string;
  navigation: InboxNavigation;
  onChange: () => void;
}

/** The slots of a day, and the booking that was opened from them. */
export function DaySchedule({ day, navigation, onChange }: DayScheduleProps) {
  const { state, trouble, retry, update, remove, deletedIds } = useDayBookings(day);
  const { taken, loading, failed } = admin.day;

  const bookings = state.status === 'ready' ? state.bookings.filter(({ id }) => !deletedIds.has(id)) : [];
  const slots = bookingsBySlot(bookings);
  const held = slots.filter((slot) => slot.held).length;
  return (
    <ListDetailLayout
      navigation={navigation}
      picture={bookingPicture}
      placeholder={admin.submission.none.bookings}
      kind="bookings"
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
        {trouble && (
          <strong className="error"> {trouble === 'denied' ? admin.list.denied : admin.list.offline}</strong>
        )}
      </p>
      {state.status === 'failed' ? (
        <div className="stack-4 start pad-block-4">
          <Notice tone="error" title={failed} />
          <Button variant="secondary" onClick={retry}>
            {admin.retry}
          </Button>
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

/** The bookings of a day, kept current. Another day is another component (by its key). */
function useDayBookings(day: string) {
  const load = async () => {
    const { loadDayBookings } = await import('#src/services/submissions.ts');
    return { bookings: await loadDayBookings(day) };
  };
  const { state, reload, show, change } = useLoaded(load);
  const trouble = useInboxPolling(async () => show(await load()));
  const update = useCallback(
    (read: Submission) =>
      change(({ bookings }) => ({
        bookings: bookings.map((known) =>
          read.kind === 'bookings' && known.id === read.id ? latestVersion(known, read) : known,
        ),
      })),
    [change],
  );
  /** What was deleted stays away, whatever an answer that was under way says. */
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const remove = useCallback((id: string) => setDeletedIds((ids) => new Set([...ids, id])), []);
  return { state, trouble, retry: reload, update, remove, deletedIds };
}
