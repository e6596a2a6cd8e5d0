import type { Availability } from '../agenda/availability.ts';
import { slotStart } from '../agenda/slots.ts';
import type { BookingSubmission } from '../submissions/submission.ts';

const HOUR_MS = 3_600_000;

/** The hours of notice that a visitor's change lacks at `now`, 0 once the consultation has begun; undefined while there is time. */
export function missedNotice(
  { data, horario }: Pick<BookingSubmission, 'data' | 'horario'>,
  { noticeHours }: Availability,
  now: Date,
): number | undefined {
  const left = slotStart(data, horario).getTime() - now.getTime();
  if (left <= 0) return 0;
  return left < noticeHours * HOUR_MS ? noticeHours : undefined;
}
