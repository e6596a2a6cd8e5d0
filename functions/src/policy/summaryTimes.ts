import { monthBefore } from '../../../src/domain/figures/figuresOverview.ts';
import {
  momentInSaoPaulo,
  saoPauloWallTime,
  todayInSaoPaulo,
} from '../../../src/domain/time/saoPauloTime.ts';

/** From when on the summary of a day is made, and from when on it is of no use any more; hours of São Paulo. */
export const SUMMARY_HOURS = { from: 8, until: 12 };

/** The day (yyyy-mm-dd) whose summary can be sent at `now`; undefined before its hour and when it is too late for it. */
export function summaryDay(now: Date): string | undefined {
  const hour = new Date(saoPauloWallTime(now)).getUTCHours();
  return hour >= SUMMARY_HOURS.from && hour < SUMMARY_HOURS.until ? todayInSaoPaulo(now) : undefined;
}

/** The day of a month until which the figures of the one before are sent, to who wanted them by then. */
const LAST_LETTER_DAY = 10;

/** The month (yyyy-mm) whose figures can be sent on a day (yyyy-mm-dd), and until when; undefined later in the next month. */
export function letterOf(day: string): { month: string; deadline: Date } | undefined {
  const last = `${day.slice(0, 8)}${LAST_LETTER_DAY}`;
  const deadline = new Date(momentInSaoPaulo(last, `${SUMMARY_HOURS.until}:00:00`));
  return day <= last ? { month: monthBefore(day, 1), deadline } : undefined;
}

/** When the summary that is stored at `now`, within its hours, is of no use any more. */
export function summaryDeadline(now: Date): Date {
  const wallTime = saoPauloWallTime(now);
  const end = new Date(wallTime).setUTCHours(SUMMARY_HOURS.until, 0, 0, 0);
  const wholeMinute = now.getTime() - (now.getTime() % 60_000);
  return new Date(wholeMinute + end - wallTime);
}
