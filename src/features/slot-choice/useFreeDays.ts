import { useState } from 'react';
import { type FreeDay, monthOf, nextFreeDays } from '#src/domain/agenda/freeDays.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import type { useAgenda } from './useAgenda.ts';

/** Number of days that are listed at first, and that each press of the button adds. */
export const DAYS_AT_ONCE = 6;

type Known = Pick<ReturnType<typeof useAgenda>, 'agenda' | 'hasFailed'> & { now: Date | undefined };

/** The next days with free slots: six at first, more on demand. If `unknownMonth` is set, load that month first. */
export function useFreeDays({ now, agenda, hasFailed }: Known) {
  const [count, setCount] = useState(DAYS_AT_ONCE);
  const { days, unknownMonth }: { days: FreeDay[]; unknownMonth?: string } =
    now && agenda
      ? nextFreeDays(agenda, count, now)
      : { days: [], ...(now && { unknownMonth: monthOf(todayInSaoPaulo(now)) }) };
  const failed = Boolean(unknownMonth && hasFailed(unknownMonth));

  return {
    days,
    unknownMonth,
    status: failed ? 'failed' : unknownMonth || !now ? 'loading' : 'known',
    hasMore: days.length === count,
    isLonger: count > DAYS_AT_ONCE,
    showMore: () => setCount((before) => before + DAYS_AT_ONCE),
  } as const;
}

export type FreeDays = ReturnType<typeof useFreeDays>;
