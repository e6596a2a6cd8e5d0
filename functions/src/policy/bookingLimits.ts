import type { Availability } from '../../../src/domain/availability.ts';
import { slotStart } from '../../../src/domain/slots.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';

const HOUR_MS = 3_600_000;

/** How many bookings with a slot in the future one e-mail may have. */
export const FUTURE_BOOKINGS = 3;

/** How long a booking's link holds after the day of the consultation. */
export const LINK_DAYS = 30;

/**
 * The hours of notice that a visitor's change of a booking lacks at `now`, 0 once the consultation has begun; undefined
 * while it can be changed.
 */
export function missedNotice(
  { data, horario }: Pick<StoredBooking, 'data' | 'horario'>,
  { noticeHours }: Availability,
  now: Date,
): number | undefined {
  const left = slotStart(data, horario).getTime() - now.getTime();
  if (left <= 0) return 0;
  return left < noticeHours * HOUR_MS ? noticeHours : undefined;
}
