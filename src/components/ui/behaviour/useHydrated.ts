import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False in the prerendered page, until its script has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
