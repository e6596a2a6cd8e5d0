import { useEffect, useState } from 'react';

const HALF_A_MINUTE = 30_000;

/** The time, kept current; undefined in the prerendered page, which was made long ago. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
