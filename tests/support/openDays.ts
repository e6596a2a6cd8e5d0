import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { freeSlots } from '#src/domain/agenda/slotObstacle.ts';
import { lastBookableDay, SLOTS } from '#src/domain/agenda/slots.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

/** The days, in order, whose six slots can all be booked at `now` with the default availability. */
export function openDays(now = new Date()): string[] {
  const agenda = { availability: DEFAULT_AVAILABILITY, taken: [], now };
  const days: string[] = [];
  for (let day = todayInSaoPaulo(now); day <= lastBookableDay(now); day = addDays(day, 1))
    if (freeSlots(day, agenda).length === SLOTS.length) days.push(day);
  return days;
}

export function openDay(number: number, now?: Date): string {
  const day = openDays(now)[number];
  if (!day) throw new RangeError(`There are not ${number + 1} open days`);
  return day;
}
