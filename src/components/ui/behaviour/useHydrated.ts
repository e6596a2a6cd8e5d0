import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False while a prerendered page hydrates, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
