import { SLOTS, type Slot } from './agenda.ts';
import type { InboxBooking } from './inbox.ts';

/** One slot of a day: who holds it, and who does not or no longer. */
export interface DaySlot {
  slot: Slot;
  held: InboxBooking | undefined;
  others: InboxBooking[];
}

/** The six slots of a day with its bookings, in the order of the day; what is spam has no place in it. */
export function dayAgenda(bookings: readonly InboxBooking[]): DaySlot[] {
  return SLOTS.map((slot) => {
    const here = bookings.filter(({ horario, state }) => horario === slot && state !== 'spam');
    const held = here.find(({ holdsSlot }) => holdsSlot);
    return { slot, held, others: here.filter((booking) => booking !== held) };
  });
}

/** The day so many days later, or earlier for a negative number; both as yyyy-mm-dd. */
export function dayAfter(day: string, days: number): string {
  const utc = new Date(`${day}T12:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + days);
  return utc.toISOString().slice(0, 10);
}
