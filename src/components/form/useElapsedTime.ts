import { useCallback, useState } from 'react';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';

/** Milliseconds, when asked, since the component could be seen: in a prerendered page since that was opened. */
export function useElapsedTime(): () => number {
  const prerendered = !useHydrated();
  const [start] = useState(() => (prerendered ? 0 : performance.now()));
  return useCallback(() => Math.round(performance.now() - start), [start]);
}
