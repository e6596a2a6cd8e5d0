import { useEffect, useState } from 'react';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';

const HALF_A_MINUTE = 30_000;

/** The time, kept current; undefined in the prerendered page, which was made long ago. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => {
      const date = new Date();
      // The first question for São Paulo's time takes 15 to 20 ms: in this task, not in one that renders.
      todayInSaoPaulo(date);
      setNow(date);
    };
    const first = setTimeout(tick);
    const timer = setInterval(tick, HALF_A_MINUTE);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return now;
}
