import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import type { AgendaSlot } from '#src/domain/submissions/bookings/agendaDay.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';

/** The open dialog of the agenda: about a slot, a booking that was dropped on one, or days to be closed. */
export type OpenedDialog =
  | { slot: AgendaSlot }
  | { booking: BookingSubmission; to: DaySlot }
  | { day: string };

/** Things that can be done in the agenda's grid. */
export interface GridActions {
  /** Opens a slot that nobody holds and that is still to come. */
  onOpen: (slot: AgendaSlot) => void;
  /** A booking was dropped on such a slot. */
  onMove: (id: string, to: DaySlot) => void;
}

/** The type under which a dragged booking's id is carried. */
export const DRAGGED_BOOKING = 'application/x-booking';

const list = new Intl.ListFormat('pt-BR');

/** Names the hosts whose calendars are busy: 'ocupada na agenda de Helena'. It tells nothing else of their events. */
export function busyWords(names: readonly string[]): string {
  return `ocupada na agenda de ${list.format(names)}`;
}
