import { weekdayIndex } from '../time/calendarDay.ts';
import { type Availability, type Closure, WEEKDAYS, type Weekday } from './bookingRules.ts';
import { CONSULTATION_TYPES } from './consultationTypes.ts';
import { nationalHoliday, optionalHoliday } from './holidays.ts';
import { lastBookableDay, SLOTS, type Slot, slotStart } from './slots.ts';

export type Obstacle =
  | 'past'
  | 'far'
  | 'weekday'
  | 'holiday'
  | 'closed'
  | 'near'
  | 'taken'
  | 'unhosted'
  | 'buffer';

/** The facts that decide which slots of a day can be booked. `unhosted` lists the slots at which no host is free. */
export type DayAgenda = {
  availability: Availability;
  taken: readonly Slot[];
  unhosted?: readonly Slot[];
  now: Date;
};

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const LONGEST_MS = Math.max(...CONSULTATION_TYPES.map(({ minutes }) => minutes)) * MINUTE_MS;

/** Why a slot of a day (yyyy-mm-dd) cannot be booked now; undefined if it can. Form and functions both use this. */
export function slotObstacle(
  day: string,
  slot: Slot,
  { availability, taken, unhosted, now }: DayAgenda,
): Obstacle | undefined {
  const start = slotStart(day, slot).getTime();
  if (start <= now.getTime()) return 'past';
  if (day > lastBookableDay(now, availability.daysAhead)) return 'far';
  const shut = shutBecause(day, slot, availability);
  if (shut) return shut;
  if (start < now.getTime() + availability.noticeHours * HOUR_MS) return 'near';
  if (taken.includes(slot)) return 'taken';
  if (unhosted?.includes(slot)) return 'unhosted';
  return isBuffer(day, start, { availability, taken }) ? 'buffer' : undefined;
}

/** The slots of a day that can be booked now, in order. */
export function freeSlots(day: string, agenda: DayAgenda): Slot[] {
  return SLOTS.filter((slot) => !slotObstacle(day, slot, agenda));
}

/** Why a whole day cannot be booked now; undefined if a slot is free. */
export function dayObstacle(day: string, agenda: DayAgenda): Obstacle | undefined {
  const obstacles = SLOTS.map((slot) => slotObstacle(day, slot, agenda));
  if (obstacles.includes(undefined)) return undefined;
  // If some slots of a day are closed and all others are taken, `taken` is returned.
  const order = [
    'weekday',
    'holiday',
    'far',
    'taken',
    'unhosted',
    'buffer',
    'near',
    'closed',
    'past',
  ] as const;
  return order.find((obstacle) => obstacles.includes(obstacle));
}

/** The weekday of a day, yyyy-mm-dd. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[weekdayIndex(day)] ?? 'sunday';
}

/** The name of the holiday that the studio keeps on a day. */
export function keptHoliday(day: string, availability: Availability): string | undefined {
  return (
    (availability.nationalHolidays ? nationalHoliday(day) : undefined) ??
    optionalHoliday(day, availability.optionalHolidays)
  );
}

/** The studio's closure that contains a slot (`all`: the whole day); undefined if there is none. */
export function closureOf(day: string, slot: Slot | 'all', { closures }: Availability): Closure | undefined {
  const isMeant = ({ slots }: Closure) => slots.length === 0 || slots.some((one) => one === slot);
  return closures.find((one) => day >= one.from && day <= one.to && isMeant(one));
}

/** Whether hours, holidays or closures close a slot for everybody. */
export function isShut(day: string, slot: Slot, availability: Availability): boolean {
  return shutBecause(day, slot, availability) !== undefined;
}

/** Whether the studio has no opening hours at all. */
export function isAlwaysShut({ weekdays }: Availability): boolean {
  return Object.values(weekdays).every((slots) => slots.length === 0);
}

function shutBecause(day: string, slot: Slot, availability: Availability): Obstacle | undefined {
  const open = availability.weekdays[weekdayOf(day)];
  if (open.length === 0) return 'weekday';
  if (keptHoliday(day, availability)) return 'holiday';
  return closureOf(day, slot, availability) || !open.includes(slot) ? 'closed' : undefined;
}

function isBuffer(
  day: string,
  start: number,
  { availability, taken }: Pick<DayAgenda, 'availability' | 'taken'>,
): boolean {
  if (availability.bufferMinutes === 0) return false;
  const distance = LONGEST_MS + availability.bufferMinutes * MINUTE_MS;
  return taken.some((other) => Math.abs(slotStart(day, other).getTime() - start) < distance);
}
