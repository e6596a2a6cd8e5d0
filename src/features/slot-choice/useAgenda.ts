import { useCallback, useRef, useState } from 'react';
import type { Agenda, MonthAgenda } from '#src/domain/agenda/freeDays.ts';

/** The agenda of the months that are loaded so far. `want` loads a month only once; `refresh` loads it again. */
export function useAgenda() {
  const [agenda, setAgenda] = useState<Agenda>();
  const [failed, setFailed] = useState<Readonly<Record<string, boolean>>>({});
  const asked = useRef(new Set<string>());

  const ask = useCallback(async (month: string) => {
    asked.current.add(month);
    try {
      const { loadMonthAgenda } = await import('#src/services/forms/loadMonthAgenda.ts');
      const answer = await loadMonthAgenda(month);
      setFailed((months) => ({ ...months, [month]: false }));
      setAgenda((before) => withMonth(before, answer));
    } catch {
      // Lets `want` load the month again.
      asked.current.delete(month);
      setFailed((months) => ({ ...months, [month]: true }));
    }
  }, []);

  return {
    agenda,
    hasFailed: (month: string) => failed[month] === true,
    /** Loads a month (yyyy-mm) unless it is loaded or loading. */
    want: useCallback(
      (month: string) => {
        if (!asked.current.has(month)) void ask(month);
      },
      [ask],
    ),
    /** Loads a month (yyyy-mm) even if it is already loaded. */
    refresh: ask,
  };
}

function withMonth(before: Agenda | undefined, answer: MonthAgenda): Agenda {
  const { month, availability, taken, unhosted = {} } = answer;
  return {
    availability,
    months: { ...before?.months, [month]: taken },
    unhosted: { ...before?.unhosted, [month]: unhosted },
  };
}
