import { useEffect, useEffectEvent, useState } from 'react';
import type { ServiceError } from '#src/services/ServiceError.ts';

const EVERY_MS = 15_000;
const HIDDEN_EVERY_MS = 60_000;

/**
 * Calls `ask` every 15 seconds while the page is visible, and at once when it becomes visible or the network returns;
 * with `whileHidden` also every minute while it is not. Returns the error code of the last call, undefined after a success.
 */
export function useInboxPolling(
  ask: () => Promise<void>,
  { whileHidden = false } = {},
): ServiceError['code'] | undefined {
  const [trouble, setTrouble] = useState<ServiceError['code']>();
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    let asking = false;
    let current = true;
    const call = async () => {
      if (asking) return;
      asking = true;
      const failure = await askNow().then(
        () => undefined,
        (error: ServiceError) => error.code,
      );
      asking = false;
      if (current) setTrouble(failure);
    };
    const isHidden = () => document.visibilityState !== 'visible';
    const tick = () => void (!isHidden() && call());
    const timer = setInterval(tick, EVERY_MS);
    const hiddenTimer = whileHidden
      ? setInterval(() => void (isHidden() && call()), HIDDEN_EVERY_MS)
      : undefined;
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('online', tick);
    return () => {
      current = false;
      clearInterval(timer);
      clearInterval(hiddenTimer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('online', tick);
    };
  }, [whileHidden]);
  return trouble;
}
