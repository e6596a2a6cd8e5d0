import type { Availability } from '../agenda/bookingRules.ts';
import type { DaySlot } from '../agenda/freeDays.ts';
import { slotStart } from '../agenda/slots.ts';

const HOUR_MS = 3_600_000;

/** Undefined if a change at `now` is in time. Otherwise the required notice in hours, or 0 after the start. */
export function missedNotice({ data, horario }: DaySlot, { noticeHours }: Availability, now: Date) {
  const left = slotStart(data, horario).getTime() - now.getTime();
  if (left <= 0) return 0;
  return left < noticeHours * HOUR_MS ? noticeHours : undefined;
}
