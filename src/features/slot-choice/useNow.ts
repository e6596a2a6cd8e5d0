import { useEffect, useState } from 'react';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

const HALF_A_MINUTE = 30_000;

/**
 * The first conversion to São Paulo's time takes a browser about 25 ms, mostly to load tables of languages and
 * calendars. These steps divide the work; each runs in a task of its own, separate from rendering.
 */
const preparations = [
  () => new Intl.Locale('pt-BR').maximize(),
  () => Intl.supportedValuesOf?.('calendar'),
  () => todayInSaoPaulo(new Date()),
];

/** The current time, updated twice a minute; undefined in the prerendered page. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    const tasks = [...preparations, tick];
    let timer = setTimeout(function next() {
      tasks.shift()?.();
      if (tasks.length > 0) timer = setTimeout(next);
    });
    const interval = setInterval(tick, HALF_A_MINUTE);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, []);
  return now;
}
