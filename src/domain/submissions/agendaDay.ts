import type { AgendaSettings } from '../agenda/agendaSettings.ts';
import type { Availability, Closure } from '../agenda/availability.ts';
import { keptHoliday, type Obstacle, slotObstacle } from '../agenda/slotObstacle.ts';
import { lastBookableDay, SLOTS, type Slot } from '../agenda/slots.ts';
import type { BookingSubmission } from './submission.ts';

/**
 * The standing of a slot for the studio: taken by somebody; past; closed to visitors; late, when only the studio can
 * still note somebody there; or free for everybody.
 */
export type SlotStanding = 'taken' | 'past' | 'closed' | 'late' | 'free';

/** One slot of a day. */
export type AgendaSlot = {
  day: string;
  slot: Slot;
  standing: SlotStanding;
  /** Why it is closed: the name of a holiday, or the studio's own word; else empty. */
  word: string;
  /** The closure that closes it alone or with others. */
  closure: Closure | undefined;
  held: BookingSubmission | undefined;
  /** Bookings that do not hold it, or no longer. */
  others: BookingSubmission[];
};

/** Further than any calendar goes: whether a day is open does not depend on how far visitors may look ahead. */
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
};

/** The slots of a day with its bookings, as the studio sees them at `now`; what is spam has no place among them. */
export function agendaDay(
  day: string,
  bookings: readonly BookingSubmission[],
  { availability, settings }: { availability: Availability; settings: Pick<AgendaSettings, 'reasons'> },
  now: Date,
): AgendaSlot[] {
  const ofDay = bookings.filter(({ data, state }) => data === day && state !== 'spam');
  const taken = ofDay.filter(({ holdsSlot }) => holdsSlot).map(({ horario }) => horario);
  const rules = { ...availability, daysAhead: FOR_EVER_DAYS };
  const isFar = day > lastBookableDay(now, availability.daysAhead);
  return SLOTS.map((slot) => {
    const here = ofDay.filter(({ horario }) => horario === slot);
    const held = here.find(({ holdsSlot }) => holdsSlot);
    const obstacle = slotObstacle(day, slot, { availability: rules, taken, now });
    const standing = held ? 'taken' : obstacle ? STANDINGS[obstacle] : isFar ? 'late' : 'free';
    const closure = availability.closures.find(
      ({ from, to, slots }) => day >= from && day <= to && (slots.length === 0 || slots.includes(slot)),
    );
    const word = (closure && settings.reasons[closure.id]) ?? keptHoliday(day, availability) ?? '';
    return { day, slot, standing, word, closure, held, others: here.filter((one) => one !== held) };
  });
}
