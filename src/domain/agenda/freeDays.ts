import { addDays } from '../time/calendarDay.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { Availability } from './bookingRules.ts';
import { CONSULTATION_TYPES, type ConsultationType } from './consultationTypes.ts';
import { freeSlots } from './slotObstacle.ts';
import { lastBookableDay, SLOTS, type Slot } from './slots.ts';

export type TakenSlots = Readonly<Record<string, readonly Slot[]>>;

/** The slots at which no host is free, keyed by type of consultation; empty if the studio has no hosts. */
export type UnhostedSlots = Readonly<Partial<Record<ConsultationType, TakenSlots>>>;

/** The response of `/api/horarios` for a month (yyyy-mm). */
export type MonthAgenda = {
  month: string;
  availability: Availability;
  taken: TakenSlots;
  unhosted?: UnhostedSlots;
};
export type DaySlot = { data: string; horario: Slot };

/** The loaded agenda: its rules, and the taken slots of `months` (yyyy-mm). */
export type Agenda = {
  availability: Availability;
  months: Readonly<Record<string, TakenSlots>>;
  /** The slots of these months at which no host is free. `type` is the chosen type of consultation. */
  unhosted?: Readonly<Record<string, UnhostedSlots>>;
  type?: ConsultationType | undefined;
  /** The present slot of the booking to be moved; it cannot be chosen. */
  current?: DaySlot | undefined;
};

/** The agenda with a loaded month added. */
export function withMonth(
  before: Agenda | undefined,
  { month, availability, taken, unhosted = {} }: MonthAgenda,
): Agenda {
  return {
    availability,
    months: { ...before?.months, [month]: taken },
    unhosted: { ...before?.unhosted, [month]: unhosted },
  };
}

export type FreeDay = { day: string; slots: Slot[] };

/** The month of a day: yyyy-mm. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The agenda without the visitor's own slots, so that these do not count as taken. */
export function agendaWithoutOwn(agenda: Agenda, isOwn: (slot: DaySlot) => boolean): Agenda {
  const others = ([day, slots]: [string, readonly Slot[]]) =>
    [day, slots.filter((slot) => !isOwn({ data: day, horario: slot }))] as const;
  const months = Object.entries(agenda.months).map(
    ([month, taken]) => [month, Object.fromEntries(Object.entries(taken).map(others))] as const,
  );
  return { ...agenda, months: Object.fromEntries(months) };
}

/** The slots of a day at which no host is free for the chosen type, or for any type if none is chosen. */
export function unhostedOn(day: string, { unhosted, type }: Pick<Agenda, 'unhosted' | 'type'>): Slot[] {
  const month = unhosted?.[monthOf(day)];
  const types = type ? [type] : CONSULTATION_TYPES.map(({ value }) => value);
  return month ? SLOTS.filter((slot) => types.every((one) => month[one]?.[day]?.includes(slot))) : [];
}

/** Whether the booking to be moved has this slot. */
export function isCurrent({ current }: Pick<Agenda, 'current'>, day: string, slot: Slot): boolean {
  return current?.data === day && current.horario === slot;
}

/** The slots of a day that can be booked; undefined while the day's month is not loaded. */
export function freeSlotsOf(day: string, agenda: Agenda, now: Date): Slot[] | undefined {
  const { availability, months } = agenda;
  const month = months[monthOf(day)];
  return (
    month &&
    freeSlots(day, { availability, taken: month[day] ?? [], unhosted: unhostedOn(day, agenda), now }).filter(
      (slot) => !isCurrent(agenda, day, slot),
    )
  );
}

/**
 * The next days with free slots, at most `count`. If more days need a month that is not loaded, it is `unknownMonth`.
 */
export function nextFreeDays(
  agenda: Agenda,
  count: number,
  now: Date,
): { days: FreeDay[]; unknownMonth?: string } {
  const days: FreeDay[] = [];
  const last = lastBookableDay(now, agenda.availability.daysAhead);
  for (let day = todayInSaoPaulo(now); day <= last && days.length < count; day = addDays(day, 1)) {
    const slots = freeSlotsOf(day, agenda, now);
    if (!slots) return { days, unknownMonth: monthOf(day) };
    if (slots.length > 0) days.push({ day, slots });
  }
  return { days };
}

/** The nearest free day before a day and the nearest after it, in loaded months. */
export function nearestFreeDays(day: string, agenda: Agenda, now: Date): FreeDay[] {
  return [nearest(day, -1, agenda, now), nearest(day, 1, agenda, now)].filter((found) => found !== undefined);
}

function nearest(from: string, step: 1 | -1, agenda: Agenda, now: Date): FreeDay | undefined {
  const [first, last] = [todayInSaoPaulo(now), lastBookableDay(now, agenda.availability.daysAhead)];
  // A search backwards starts at the last bookable day at the latest.
  let day = addDays(from, step);
  if (step === -1 && day > last) day = last;
  for (; day >= first && day <= last; day = addDays(day, step)) {
    const slots = freeSlotsOf(day, agenda, now);
    if (!slots) return undefined;
    if (slots.length > 0) return { day, slots };
  }
  return undefined;
}
