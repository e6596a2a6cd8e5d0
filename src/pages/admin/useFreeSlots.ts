import { useCallback, useEffect, useState } from 'react';
import { type DaySlot, monthOf, nextFreeDays, type TakenSlots } from '#src/domain/freeDays.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';

/** So many days with free slots are offered to choose from. */
const DAYS = 15;

/** The next free slots as visitors can book them, once they are wanted; undefined until they are known. */
export function useFreeSlots(isWanted: boolean) {
  const [slots, setSlots] = useState<readonly DaySlot[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadFreeSlots().then(setSlots, () => setHasFailed(true));
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { slots, hasFailed, retry: load };
}

async function loadFreeSlots(): Promise<DaySlot[]> {
  const { loadMonth } = await import('#src/services/agenda.ts');
  const now = new Date();
  const months: Record<string, TakenSlots> = {};
  let wanted: string | undefined = monthOf(todayInSaoPaulo(now));
  let found: DaySlot[] = [];
  while (wanted) {
    const { availability, taken } = await loadMonth(wanted);
    months[wanted] = taken;
    const { days, unknownMonth } = nextFreeDays({ availability, months }, DAYS, now);
    found = days.flatMap(({ day, slots }) => slots.map((horario) => ({ data: day, horario })));
    wanted = unknownMonth;
  }
  return found;
}
