import { addDays } from '../time/calendarDay.ts';
import { instantInSaoPaulo, todayInSaoPaulo } from '../time/saoPauloTime.ts';
import { lastBookableDay } from './slots.ts';

/** A period in which somebody is busy, in milliseconds since 1970. The reason is not stored. */
export type BusyTime = { start: number; end: number };

/** The period for which busy times are stored: from the beginning of today to the end of the last bookable day. */
export function keptWindow(now: Date): BusyTime {
  const midnight = (day: string) => instantInSaoPaulo(day).getTime();
  return { start: midnight(todayInSaoPaulo(now)), end: midnight(addDays(lastBookableDay(now), 1)) };
}

/** Whether two periods overlap. Periods that only touch do not overlap. */
export function overlap(one: BusyTime, other: BusyTime): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Sorts busy times, cuts them to a window and merges overlapping ones. Does not merge adjacent ones, so that a
 * booking's calendar entry can still be recognised by its start and end.
 */
export function mergeBusyTimes(times: readonly BusyTime[], window: BusyTime): BusyTime[] {
  const sorted = times
    .filter((time) => time.start < time.end && overlap(time, window))
    .map(({ start, end }) => ({ start: Math.max(start, window.start), end: Math.min(end, window.end) }))
    .sort((one, other) => one.start - other.start);
  const merged: BusyTime[] = [];
  for (const time of sorted) {
    const last = merged.at(-1);
    if (last && time.start < last.end) last.end = Math.max(last.end, time.end);
    else merged.push(time);
  }
  return merged;
}
