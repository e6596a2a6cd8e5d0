import { useCallback, useState } from 'react';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';

/** Returns a clock: milliseconds since the component appeared, or since a prerendered page was opened. */
export function useElapsedTime(): () => number {
  const prerendered = !useHydrated();
  const [start] = useState(() => (prerendered ? 0 : performance.now()));
  return useCallback(() => Math.round(performance.now() - start), [start]);
}
