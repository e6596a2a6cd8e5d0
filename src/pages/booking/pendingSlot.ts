import type { Booking } from '#src/domain/forms/booking.ts';
import { readStored, writeStored } from '#src/services/browser/deviceStorage.ts';

type Slot = Pick<Booking, 'data' | 'horario'>;

const KEY = 'site:unanswered-slot';

const textOf = ({ data, horario }: Slot) => `${data} ${horario}`;

/** Remembers in this tab that a slot was asked for and no answer has come yet: it may be taken, by this visitor. */
export function rememberPendingSlot(slot: Slot): void {
  writeStored('sessionStorage', KEY, textOf(slot));
}

export function forgetPendingSlot(): void {
  writeStored('sessionStorage', KEY, null);
}

/** Whether this visitor asked for the slot without learning what became of it; asking again brings the same answer. */
export function isPendingSlot(slot: Slot): boolean {
  return readStored('sessionStorage', KEY) === textOf(slot);
}
