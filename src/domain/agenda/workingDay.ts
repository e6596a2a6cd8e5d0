import { addDays, formatDayAndMonth, formatWeekday } from '../time/calendarDay.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { Availability } from './bookingRules.ts';
import { closureOf, keptHoliday, weekdayOf } from './slotObstacle.ts';

/** The last working day before `day`. Both are yyyy-mm-dd. */
export function workingDayBefore(day: string, availability: Availability): string {
  for (let before = addDays(day, -1); ; before = addDays(before, -1))
    if (isWorkingDay(before, availability)) return before;
}

/** Whether a day (yyyy-mm-dd) is neither on a weekend nor a holiday that the studio keeps. */
export function isWorkingDay(day: string, availability: Availability): boolean {
  return !['saturday', 'sunday'].includes(weekdayOf(day)) && !keptHoliday(day, availability);
}

/** Whether the studio works on a day (yyyy-mm-dd): it is a working day, and the studio has not closed it completely. */
export function isStudioDay(day: string, availability: Availability): boolean {
  return isWorkingDay(day, availability) && !closureOf(day, 'all', availability);
}

/**
 * The day by which a visitor learns the place of a consultation on `day`: the working day before. Undefined if that day
 * is today or past. Then the visitor is only told that the place follows before the consultation.
 */
export function placeDay(day: string, availability: Availability, now: Date): string | undefined {
  const before = workingDayBefore(day, availability);
  return before > todayInSaoPaulo(now) ? before : undefined;
}

/** The sentence that promises the place by the day that `placeDay` returned. */
export function placePromise(day: string | undefined): string {
  return day
    ? `Mandamos o link da chamada por email até ${formatWeekday(day)}, ${formatDayAndMonth(day)}.`
    : 'Mandamos o link da chamada por email antes da consultoria.';
}
