import { useCallback, useEffect, useState } from 'react';
import { latestVersion } from '#src/domain/mergeSubmissions.ts';
import type { BookingSubmission } from '#src/domain/submission.ts';
import { useInboxPolling } from './useInboxPolling.ts';

type DayState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; bookings: readonly BookingSubmission[] };

/** The bookings of a day, kept current. Another day is another component (by its key). */
export function useDayBookings(day: string) {
  const [state, setState] = useState<DayState>({ status: 'loading' });
  const load = useCallback(async () => {
    const { loadDayBookings } = await import('#src/services/submissions.ts');
    setState({ status: 'ready', bookings: await loadDayBookings(day) });
  }, [day]);
  const start = useCallback(() => {
    setState({ status: 'loading' });
    load().catch(() => setState({ status: 'failed' }));
  }, [load]);
  useEffect(start, [start]);
  const trouble = useInboxPolling(load);

  const update = useCallback((booking: BookingSubmission) => {
    setState((before) =>
      before.status === 'ready'
        ? {
            ...before,
            bookings: before.bookings.map((known) =>
              known.id === booking.id ? latestVersion(known, booking) : known,
            ),
          }
        : before,
    );
  }, []);
  /** What was deleted stays away, whatever an answer that was under way says. */
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const remove = useCallback((id: string) => setDeletedIds((ids) => new Set([...ids, id])), []);

  return { state, trouble, retry: start, update, remove, deletedIds };
}
