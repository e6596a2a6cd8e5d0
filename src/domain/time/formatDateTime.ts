import { formatNumericDay } from './calendarDay.ts';
import { saoPauloMinute } from './saoPauloTime.ts';

/** Formats an instant as its time in São Paulo: '14:05'. */
export function formatTime(instant: Date): string {
  return saoPauloMinute(instant).time;
}

/** Formats an instant as its date and time in São Paulo: '12/03/2026, 14:05'. */
export function formatDateTime(instant: Date): string {
  const { day, time } = saoPauloMinute(instant);
  return `${formatNumericDay(day)}, ${time}`;
}

/** Formats an instant briefly: 'hoje, 14:05' or '12/03, 14:05', and with the year if `now` is in another year. */
export function formatShortDateTime(instant: Date, now: Date): string {
  const { day, time } = saoPauloMinute(instant);
  const today = saoPauloMinute(now).day;
  if (day === today) return `hoje, ${time}`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatDateTime(instant);
  return `${formatNumericDay(day).slice(0, 5)}, ${time}`;
}
