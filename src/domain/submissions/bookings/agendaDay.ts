import type { AgendaSettings } from '../../agenda/agendaSettings.ts';
import type { Availability, Closure } from '../../agenda/bookingRules.ts';
import { CONSULTATION_TYPES } from '../../agenda/consultationTypes.ts';
import { busyHosts, type Hosting, NO_HOSTING, unhostedSlots } from '../../agenda/hosts.ts';
import { closureOf, keptHoliday, type Obstacle, slotObstacle } from '../../agenda/slotObstacle.ts';
import { lastBookableDay, SLOTS, type Slot } from '../../agenda/slots.ts';
import type { BookingSubmission } from '../submission.ts';

/** A slot's state. `closed`: closed to visitors. `late`: only the studio can book it. `unhosted`: no host is free. */
export type SlotStanding = 'taken' | 'past' | 'closed' | 'late' | 'unhosted' | 'free';

export type AgendaSlot = {
  day: string;
  slot: Slot;
  standing: SlotStanding;
  /** Why the slot is closed: a holiday's name or the studio's reason; else empty. */
  word: string;
  /** The names of hosts whose calendars are busy at this time. */
  busy: string[];
  /** Whether the studio has opened the slot for one booking, although no host is free. */
  isOpened: boolean;
  /** The closure that contains the slot, alone or with other slots. */
  closure: Closure | undefined;
  held: BookingSubmission | undefined;
  /** Bookings for the slot that do not hold it (any more). */
  others: BookingSubmission[];
};

/** Effectively no limit, because the studio can also book days after visitors' last bookable day. */
const FOR_EVER_DAYS = 100_000;

const STANDINGS: Record<Obstacle, SlotStanding> = {
  past: 'past',
  weekday: 'closed',
  holiday: 'closed',
  closed: 'closed',
  near: 'late',
  far: 'late',
  buffer: 'late',
  taken: 'taken',
  unhosted: 'unhosted',
};

export type AgendaRules = {
  availability: Availability;
  settings: Pick<AgendaSettings, 'reasons'>;
  hosting?: Hosting;
};

/** A day's slots as the studio sees them at `now`, each with its bookings except spam. */
export function agendaDay(
  day: string,
  bookings: readonly BookingSubmission[],
  { availability, settings, hosting = NO_HOSTING }: AgendaRules,
  now: Date,
): AgendaSlot[] {
  const ofDay = bookings.filter(({ data, state }) => data === day && state !== 'spam');
  const taken = ofDay.filter(({ holdsSlot }) => holdsSlot).map(({ horario }) => horario);
  const rules = { ...availability, daysAhead: FOR_EVER_DAYS };
  const isFar = day > lastBookableDay(now, availability.daysAhead);
  const unhostedFor = CONSULTATION_TYPES.map(({ value }) => unhostedSlots(day, value, hosting));
  const unhosted = SLOTS.filter((slot) => unhostedFor.every((slots) => slots.includes(slot)));
  return SLOTS.map((slot) => {
    const here = ofDay.filter(({ horario }) => horario === slot);
    const held = here.find(({ holdsSlot }) => holdsSlot);
    const obstacle = slotObstacle(day, slot, { availability: rules, taken, unhosted, now });
    const standing = held ? 'taken' : obstacle ? STANDINGS[obstacle] : isFar ? 'late' : 'free';
    const closure = closureOf(day, slot, availability);
    const word = (closure && settings.reasons[closure.id]) ?? keptHoliday(day, availability) ?? '';
    const others = here.filter((one) => one !== held);
    const busy = held ? [] : busyHosts({ data: day, horario: slot }, hosting);
    const isOpened = hosting.opened[day]?.includes(slot) ?? false;
    return { day, slot, standing, word, busy, isOpened, closure, held, others };
  });
}
