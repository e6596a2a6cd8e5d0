/** The clock of every date and time on this site, in mails and calendar files. */
export const STUDIO_TIME_ZONE = 'America/Sao_Paulo';

/** Where the six consultations of a day begin, in São Paulo (specification, section 3). */
export const SLOTS = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;

export type Slot = (typeof SLOTS)[number];

/** How many days after today can still be booked; the last one included. */
export const DAYS_AHEAD = 180;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MINUTE_MS = 60_000;

// hourCycle h23, because some engines call midnight 24:00 otherwise.
const saoPauloClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: STUDIO_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

const dayInWords = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC', dateStyle: 'full' });

/** The instant at which UTC shows what the clocks of São Paulo show at `instant`, whole minutes. */
function saoPauloWallTime(instant: Date): number {
  const part = Object.fromEntries(
    saoPauloClock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return Date.UTC(
    Number(part.year),
    Number(part.month) - 1,
    Number(part.day),
    Number(part.hour),
    Number(part.minute),
  );
}

function toDay(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

/** Today's date in São Paulo as yyyy-mm-dd, wherever the browser or server may be. */
export function todayInSaoPaulo(now: Date): string {
  return toDay(saoPauloWallTime(now));
}

/** The last day that can be booked, as yyyy-mm-dd. */
export function lastBookableDay(now: Date): string {
  const last = new Date(saoPauloWallTime(now));
  return toDay(last.setUTCDate(last.getUTCDate() + DAYS_AHEAD));
}

/** Whether `day` is written yyyy-mm-dd and exists in the calendar. */
export function isCalendarDay(day: string): boolean {
  const [, year, month, date] = DAY.exec(day) ?? [];
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(date));
  return Number.isFinite(utc) && toDay(utc) === day;
}

/** The instant at which a slot begins; `day` must be a calendar day. */
export function slotStart(day: string, slot: Slot): Date {
  const wallTime = Date.parse(`${day}T${slot}:00Z`);
  // The distance from UTC is asked of the time zone database, in case daylight saving time returns to Brazil.
  const firstGuess = wallTime + distanceFromUtc(wallTime);
  return new Date(wallTime + distanceFromUtc(firstGuess));
}

function distanceFromUtc(instant: number): number {
  return instant - saoPauloWallTime(new Date(instant));
}

/** The instant at which a consultation of so many minutes ends. */
export function slotEnd(day: string, slot: Slot, minutes: number): Date {
  return new Date(slotStart(day, slot).getTime() + minutes * MINUTE_MS);
}

/** Whether the slot has begun, so that it can no longer be booked. */
export function isPastSlot(day: string, slot: Slot, now: Date): boolean {
  return slotStart(day, slot).getTime() <= now.getTime();
}

/** '09:00 – 09:30': the slot as it is shown, or, once a type is chosen, with that type's own length. */
export function slotRange(slot: Slot, minutes = 30): string {
  const [hours = 0, startMinutes = 0] = slot.split(':').map(Number);
  const end = hours * 60 + startMinutes + minutes;
  return `${slot} – ${[Math.floor(end / 60), end % 60].map((n) => String(n).padStart(2, '0')).join(':')}`;
}

/** 'quinta-feira, 12 de março de 2026'; `day` must be a calendar day. */
export function describeDay(day: string): string {
  return dayInWords.format(new Date(`${day}T12:00:00Z`));
}

/** Path of the document that says which slots of a day are taken. */
export function agendaPath(day: string): string {
  return `agenda/${day}`;
}

/** The number by which visitor and studio speak of a booking ('123-456-789'), made from its UUID alone. */
export function bookingReference(id: string): string {
  const number = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) % 1e9;
  return String(number)
    .padStart(9, '0')
    .replace(/(\d{3})(?=\d)/g, '$1-');
}
