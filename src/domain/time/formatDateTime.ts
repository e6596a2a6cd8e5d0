import { formatNumericDay } from './calendarDay.ts';
import { saoPauloMinute } from './saoPauloTime.ts';

/** '14:05': the time of an instant in São Paulo. */
export function formatTime(instant: Date): string {
  return saoPauloMinute(instant).time;
}

/** '12/03/2026, 14:05', by the clocks of São Paulo. */
export function formatDateTime(instant: Date): string {
  const { day, time } = saoPauloMinute(instant);
  return `${formatNumericDay(day)}, ${time}`;
}

/** The shortest form at `now`: 'hoje, 14:05', '12/03, 14:05', or with another year in full. */
export function formatShortDateTime(instant: Date, now: Date): string {
  const { day, time } = saoPauloMinute(instant);
  const today = saoPauloMinute(now).day;
  if (day === today) return `hoje, ${time}`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDateTime(instant);
  return `${formatNumericDay(day).slice(0, 5)}, ${time}`;
}
