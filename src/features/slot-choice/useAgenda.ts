import { useRef, useState } from 'react';
import { type Agenda, withMonth } from '#src/domain/agenda/freeDays.ts';

export function useAgenda() {
  const [agenda, setAgenda] = useState<Agenda>();
  const [failed, setFailed] = useState<Readonly<Record<string, boolean>>>({});
  const asked = useRef(new Set<string>());
  /** Loads a month, even if it is already loaded. */
  const refresh = async (month: string) => {
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
  };
  /** Loads a month unless it is loaded or loading. */
  const want = (month: string) => {
    if (!asked.current.has(month)) void refresh(month);
  };
  return { agenda, hasFailed: (month: string) => failed[month] === true, want, refresh };
}
