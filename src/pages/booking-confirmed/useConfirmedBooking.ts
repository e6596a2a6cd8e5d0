import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { type ConfirmedBooking, readConfirmedBooking } from '#src/domain/confirmedBooking.ts';

const noSubscription = () => () => {};

/** The booking that this history entry carries; it survives a reload. `unknown` in the prerendered page. */
export function useConfirmedBooking(): ConfirmedBooking | 'none' | 'unknown' {
  const { state } = useLocation();
  const carried = useMemo(() => readConfirmedBooking(state) ?? 'none', [state]);
  return useSyncExternalStore<ConfirmedBooking | 'none' | 'unknown'>(
    noSubscription,
    () => carried,
    () => 'unknown',
  );
}
