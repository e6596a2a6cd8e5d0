import { type Availability, CLOSURES_LIMIT, readAvailability } from './bookingRules.ts';

/** Read by administrators only. */
export const PRIVATE_AGENDA_PATH = 'availability/private';

/** Hours before a consultation at which its visitor is reminded; 0 for never. */
export const REMINDER_HOURS = [0, 24, 48] as const;

/** Longest meeting address in UTF-16 units. */
export const MEETING_ADDRESS_LIMIT = 300;

/** Longest reason of a closure in UTF-16 units. */
export const REASON_LIMIT = 200;

/** Settings of the agenda that visitors do not see. */
export type AgendaSettings = {
  /** Why days are closed, by the id of the closure. */
  reasons: Record<string, string>;
  /** The place of consultations without an address of their own; empty for none. */
  meetingAddress: string;
  reminderHours: number;
  /** Some visitors who were promised the address have not been told yet. */
  isPlaceUntold?: true;
};

/** The rules of the agenda, with the settings that visitors do not see. */
export type StudioAgenda = { availability: Availability; settings: AgendaSettings };

/** Reads the documents of the agenda; missing or invalid parts take their defaults. */
export function readStudioAgenda(availability: unknown, settings: unknown): StudioAgenda {
  return { availability: readAvailability(availability), settings: readAgendaSettings(settings) };
}

export function readAgendaSettings(value: unknown): AgendaSettings {
  const held = (typeof value === 'object' && value !== null ? value : {}) as Partial<AgendaSettings>;
  const reasons = Object.entries(held.reasons ?? {}).flatMap(([id, reason]) =>
    typeof reason === 'string' ? [[id, reason.slice(0, REASON_LIMIT)]] : [],
  );
  return {
    reasons: Object.fromEntries(reasons.slice(0, CLOSURES_LIMIT)),
    meetingAddress: readMeetingAddress(held.meetingAddress),
    reminderHours: REMINDER_HOURS.find((hours) => hours === held.reminderHours) ?? 24,
    ...(held.isPlaceUntold === true && { isPlaceUntold: true }),
  };
}

/** One line without control characters, because it goes into mails and calendars. */
function readMeetingAddress(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MEETING_ADDRESS_LIMIT);
}

/** Returns what is wrong with a meeting address: a link must begin with https://. */
export function meetingAddressError(address: string): string | undefined {
  const isLink = /:\/\/|^\s*(www\.|[\w-]+(\.[\w-]+)+(\/|\s*$))/i.test(address);
  const isSafe = /^https:\/\/\S+$/.test(address.trim()) && URL.canParse(address.trim());
  return isLink && !isSafe ? 'O link precisa começar com https://' : undefined;
}

/** Holds the hash of the calendar's secret address; administrators see only that it exists. */
export const CALENDAR_FEED_DOCUMENT = 'calendarFeed/current';
