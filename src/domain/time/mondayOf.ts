import { addDays } from './calendarDay.ts';

/** The Monday of the week in which a day lies; both as yyyy-mm-dd. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
