import { isPastSlot } from '../../agenda/slots.ts';
import { isCalendarDay } from '../../time/calendarDay.ts';
import type { BookingSubmission } from '../submission.ts';

/** Whether a booking holds a slot that has not begun. False for a stored day that does not exist. */
export function isUpcoming(
  { holdsSlot, data, horario }: Pick<BookingSubmission, 'holdsSlot' | 'data' | 'horario'>,
  now: Date,
): boolean {
  return holdsSlot && isCalendarDay(data) && !isPastSlot(data, horario, now);
}
