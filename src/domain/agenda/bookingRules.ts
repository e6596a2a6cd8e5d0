import { isCalendarDay } from '../time/calendarDay.ts';
import { OPTIONAL_HOLIDAYS, type OptionalHoliday } from './holidays.ts';
import { DAYS_AHEAD, SLOTS, type Slot } from './slots.ts';

/** The days of the week in the order of `Date.getUTCDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** A closure from `from` to `to` (yyyy-mm-dd, both included). If `slots` is empty, whole days are closed. */
export type Closure = { id: string; from: string; to: string; slots: Slot[] };

/** Opening hours and booking rules, in availability/public. Reasons of closures are in availability/private. */
export type Availability = {
  weekdays: Record<Weekday, Slot[]>;
  nationalHolidays: boolean;
  optionalHolidays: OptionalHoliday[];
  closures: Closure[];
  /** A consultation can be booked, moved or cancelled until this many hours before it. */
  noticeHours: number;
  daysAhead: number;
  /** Minutes kept free between two consultations. Every consultation counts as if it had the maximum length. */
  bufferMinutes: number;
};

export const NOTICE_HOURS = { least: 0, most: 240 };
export const BUFFER_MINUTES = [0, 15, 30, 45, 60] as const;
const CLOSURE_ID_LIMIT = 64;
export const CLOSURES_LIMIT = 200;

/** Until the studio chooses its hours: all slots from Monday to Friday. */
export const DEFAULT_AVAILABILITY: Availability = {
  weekdays: {
    sunday: [],
    monday: [...SLOTS],
    tuesday: [...SLOTS],
    wednesday: [...SLOTS],
    thursday: [...SLOTS],
    friday: [...SLOTS],
    saturday: [],
  },
  nationalHolidays: true,
  optionalHolidays: [],
  closures: [],
  noticeHours: 12,
  daysAhead: DAYS_AHEAD,
  bufferMinutes: 0,
};

export const AVAILABILITY_PATH = 'availability/public';

/** Converts a document or a response to an availability. Missing or invalid parts get their defaults. */
export function readAvailability(value: unknown): Availability {
  const held = asFields(value);
  const weekdays = asFields(held.weekdays);
  const usual = DEFAULT_AVAILABILITY;
  return {
    weekdays: Object.fromEntries(
      WEEKDAYS.map((weekday) => [
        weekday,
        Array.isArray(weekdays[weekday]) ? slotsIn(weekdays[weekday]) : usual.weekdays[weekday],
      ]),
    ) as Availability['weekdays'],
    nationalHolidays: held.nationalHolidays !== false,
    optionalHolidays: OPTIONAL_HOLIDAYS.filter((name) => listOf(held.optionalHolidays).includes(name)),
    closures: listOf(held.closures).slice(0, CLOSURES_LIMIT).flatMap(readClosure),
    noticeHours: wholeBetween(held.noticeHours, NOTICE_HOURS.least, NOTICE_HOURS.most) ?? usual.noticeHours,
    daysAhead: wholeBetween(held.daysAhead, 1, DAYS_AHEAD) ?? usual.daysAhead,
    bufferMinutes: BUFFER_MINUTES.find((minutes) => minutes === held.bufferMinutes) ?? usual.bufferMinutes,
  };
}

function readClosure(value: unknown): Closure[] {
  const { id, from, to, slots } = asFields(value);
  const [first, last] = [String(from), String(to)];
  if (!isCalendarDay(first) || !isCalendarDay(last) || last < first) return [];
  if (typeof id !== 'string' || id.length > CLOSURE_ID_LIMIT) return [];
  return [{ id, from: first, to: last, slots: slotsIn(slots) }];
}

function slotsIn(value: unknown): Slot[] {
  return SLOTS.filter((slot) => listOf(value).includes(slot));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function wholeBetween(value: unknown, least: number, most: number): number | undefined {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
    ? Number(value)
    : undefined;
}
