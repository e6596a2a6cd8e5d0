import { useEffect, useEffectEvent, useState } from 'react';
import type { ServiceError } from '#src/services/ServiceError.ts';

const EVERY_MS = 15_000;

/**
 * Calls `ask` every 15 seconds while the page is visible, and at once when it becomes visible or the network returns.
 * Returns the error code of the last call, undefined after a success.
 */
export function usePolling(ask: () => Promise<void>): ServiceError['code'] | undefined {
  const [trouble, setTrouble] = useState<ServiceError['code']>();
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    let asking = false;
    let current = true;
    const tick = async () => {
      if (asking || document.visibilityState !== 'visible') return;
      asking = true;
      const failure = await askNow().then(
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
