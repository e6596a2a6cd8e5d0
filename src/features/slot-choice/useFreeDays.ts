import { useEffect, useState } from 'react';
import { type Agenda, type FreeDay, monthOf, nextFreeDays } from '#src/domain/agenda/freeDays.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

/** So many days are listed at first, and so many more each time they are asked for. */
export const DAYS_AT_ONCE = 6;

interface Wanted {
  now: Date | undefined;
  agenda: Agenda | undefined;
  hasFailed: (month: string) => boolean;
  want: (month: string) => void;
}

/** The next days with free slots, six at first and more on demand; months that are needed for them are asked for. */
export function useFreeDays({ now, agenda, hasFailed, want }: Wanted) {
  const [count, setCount] = useState(DAYS_AT_ONCE);
  const { days, unknownMonth }: { days: FreeDay[]; unknownMonth?: string } =
    now && agenda
      ? nextFreeDays(agenda, count, now)
      : { days: [], ...(now && { unknownMonth: monthOf(todayInSaoPaulo(now)) }) };
  const failed = Boolean(unknownMonth && hasFailed(unknownMonth));

  // `now` moves on twice a minute: what did not come is asked for again.
  useEffect(() => {
    if (unknownMonth && now) want(unknownMonth);
  }, [unknownMonth, now, want]);

  return {
    days,
    status: failed ? 'failed' : unknownMonth || !now ? 'loading' : 'known',
    hasMore: days.length === count,
    isLonger: count > DAYS_AT_ONCE,
    showMore: () => setCount((before) => before + DAYS_AT_ONCE),
  } as const;
}

export type FreeDays = ReturnType<typeof useFreeDays>;
