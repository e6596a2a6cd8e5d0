import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds since the component appeared, when asked. */
export function useElapsedTime(): () => number {
  const start = useRef(0);
  useEffect(() => {
    start.current = performance.now();
  }, []);
  return useCallback(() => Math.round(performance.now() - start.current), []);
}
