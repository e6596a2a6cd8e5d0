import type { Booking } from '#src/domain/forms/booking.ts';

type Slot = Pick<Booking, 'data' | 'horario'>;

const STORAGE_KEY = 'site:unanswered-slot';

const keyOf = ({ data, horario }: Slot) => `${data} ${horario}`;

/** Remembers in this tab that a slot was asked for and no answer has come yet: it may be taken, by this visitor. */
export function rememberPendingSlot(slot: Slot): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, keyOf(slot));
  } catch {
    // Without storage the slot looks taken after a reload.
  }
}

export function forgetPendingSlot(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // A value that could not be stored need not be removed.
  }
}

/** Whether this visitor asked for the slot without learning what became of it; asking again brings the same answer. */
export function isPendingSlot(slot: Slot): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === keyOf(slot);
  } catch {
    return false;
  }
}
