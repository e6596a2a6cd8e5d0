import { type Availability, CLOSURES_LIMIT, readAvailability } from './bookingRules.ts';
import { readReminderHours } from './reminders.ts';

/** Path of the settings that only administrators may read. */
export const PRIVATE_AGENDA_PATH = 'availability/private';

/** Maximum length of a meeting address in UTF-16 units. */
export const MEETING_ADDRESS_LIMIT = 300;
export const REASON_LIMIT = 200;

/** Settings of the agenda that visitors do not see. */
export type AgendaSettings = {
  /** The reasons of closures, keyed by the closure's id. */
  reasons: Record<string, string>;
  /** The meeting address for consultations without one of their own; empty if there is none. */
  meetingAddress: string;
  reminderHours: number;
  /** True while some visitors who were promised the address have not received it. */
  isPlaceUntold?: true;
};
export type StudioAgenda = { availability: Availability; settings: AgendaSettings };

/** Converts the agenda's documents. Missing or invalid parts get their defaults. */
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
    reminderHours: readReminderHours(held.reminderHours),
    ...(held.isPlaceUntold === true && { isPlaceUntold: true }),
  };
}

/** Converts an address to one line without control characters, because mails and calendars contain it. */
function readMeetingAddress(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MEETING_ADDRESS_LIMIT);
}

/** The error message for a meeting address that is a link but not https://; undefined if the address is valid. */
export function meetingAddressError(address: string): string | undefined {
  const isLink = /:\/\/|^\s*(www\.|[\w-]+(\.[\w-]+)+(\/|\s*$))/i.test(address);
  const isSafe = /^https:\/\/\S+$/.test(address.trim()) && URL.canParse(address.trim());
  return isLink && !isSafe ? 'O link precisa começar com https://' : undefined;
}

/** Path of the document with the hash of the calendar feed's secret address. */
export const CALENDAR_FEED_DOCUMENT = 'calendarFeed/current';
