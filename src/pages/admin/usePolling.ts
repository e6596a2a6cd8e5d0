import { useEffect, useRef, useState } from 'react';
import type { ServiceError } from '#src/services/ServiceError.ts';

const EVERY_MS = 15_000;

/**
 * Asks every 15 seconds while somebody can see the page, and at once when they come back to it or to the network. Says
 * what went wrong the last time, until it goes well again.
 */
export function usePolling(ask: () => Promise<void>): ServiceError['code'] | undefined {
  const [trouble, setTrouble] = useState<ServiceError['code']>();
  const latest = useRef(ask);
  latest.current = ask;

  useEffect(() => {
    let asking = false;
    let current = true;
    const tick = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      const failure = await latest.current().then(
        () => undefined,
        (error: ServiceError) => error.code,
      );
      asking = false;
      if (current) setTrouble(failure);
    };
    const timer = setInterval(tick, EVERY_MS);
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('online', tick);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('online', tick);
    };
  }, []);
  return trouble;
}
