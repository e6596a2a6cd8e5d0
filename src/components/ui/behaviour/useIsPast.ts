import { useEffect, useState } from 'react';

/** Maximum delay of one timer. The timer is started again until the instant is reached. */
const DAY = 24 * 60 * 60 * 1000;

/** Whether an instant (ISO 8601) has passed by the visitor's clock. At first it is `built`, the value at build time. */
export function useIsPast(instant: string, built: boolean): boolean {
  const [past, setPast] = useState(built);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const left = new Date(instant).getTime() - Date.now();
      setPast(left <= 0);
      if (left > 0) timer = setTimeout(look, Math.min(left, DAY));
    };
    look();
    return () => clearTimeout(timer);
  }, [instant]);
  return past;
}
