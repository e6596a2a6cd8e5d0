import { toDay } from './calendarDay.ts';
import { saoPauloWallTime } from './wallTime.ts';

/** Today's date in São Paulo as yyyy-mm-dd, wherever the browser or server may be. */
export function todayInSaoPaulo(now: Date): string {
  return toDay(saoPauloWallTime(now));
}

/** The day and time in São Paulo: yyyy-mm-dd and hh:mm. */
export function saoPauloMinute(now: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Date(saoPauloWallTime(now)).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}
