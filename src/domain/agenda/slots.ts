import { toDay } from '../time/calendarDay.ts';
import { instantInSaoPaulo, saoPauloWallTime } from '../time/saoPauloTime.ts';

/** The times at which consultations begin, in São Paulo (docs/product.md, section 3). */
export const SLOTS = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;

export type Slot = (typeof SLOTS)[number];

/** Maximum number of days from today to the last bookable day. */
export const DAYS_AHEAD = 180;

const MINUTE_MS = 60_000;

/** The last bookable day, yyyy-mm-dd; `daysAhead` is the studio's limit. */
export function lastBookableDay(now: Date, daysAhead = DAYS_AHEAD): string {
  const last = new Date(saoPauloWallTime(now));
  return toDay(last.setUTCDate(last.getUTCDate() + daysAhead));
}

/** When a slot begins. `day` must be a calendar day. */
export function slotStart(day: string, slot: Slot): Date {
  return instantInSaoPaulo(day, slot);
}

export function slotEnd(day: string, slot: Slot, minutes: number): Date {
  return new Date(slotStart(day, slot).getTime() + minutes * MINUTE_MS);
}

/** Whether the slot has begun, so that it can no longer be booked. */
export function isPastSlot(day: string, slot: Slot, now: Date): boolean {
  return slotStart(day, slot).getTime() <= now.getTime();
}

/** A slot as it is shown: '09:00 – 09:30'. `minutes` is the length of the chosen consultation. */
export function slotRange(slot: Slot, minutes = 30): string {
  const [hours = 0, startMinutes = 0] = slot.split(':').map(Number);
  const end = hours * 60 + startMinutes + minutes;
  return `${slot} – ${[Math.floor(end / 60), end % 60].map((n) => String(n).padStart(2, '0')).join(':')}`;
}

/** Path of the document with the taken slots of the month of `day`. The document's `taken` has a list for each day. */
export function agendaPath(day: string): string {
  return `agenda/${day.slice(0, 7)}`;
}
