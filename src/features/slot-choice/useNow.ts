import { useEffect, useState } from 'react';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

const HALF_A_MINUTE = 30_000;

/**
 * The first question for São Paulo's time takes a browser some 25 ms, most of it to load its tables of languages and calendars.
 * They are asked for one by one, each in a task of its own, none in one that renders.
 */
const preparations = [
  () => new Intl.Locale('pt-BR').maximize(),
  () => Intl.supportedValuesOf?.('calendar'),
  () => todayInSaoPaulo(new Date()),
];

/** The time, kept current; undefined in the prerendered page, which was made long ago. */
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
