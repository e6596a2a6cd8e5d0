import type { BookingSubmission } from '../submissions/submission.ts';
import { SLOTS, type Slot } from './slots.ts';

/** One slot of a day: who holds it, and who does not or no longer. */
export interface SlotBookings {
  slot: Slot;
  held: BookingSubmission | undefined;
  others: BookingSubmission[];
}

/** The slots of a day with its bookings, in the order of the day; what is spam has no place in it. */
export function bookingsBySlot(bookings: readonly BookingSubmission[]): SlotBookings[] {
  return SLOTS.map((slot) => {
    const here = bookings.filter(({ horario, state }) => horario === slot && state !== 'spam');
    const held = here.find(({ holdsSlot }) => holdsSlot);
    return { slot, held, others: here.filter((booking) => booking !== held) };
  });
}
