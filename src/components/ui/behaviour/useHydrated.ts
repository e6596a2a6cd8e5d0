import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Returns false while a prerendered page hydrates, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
