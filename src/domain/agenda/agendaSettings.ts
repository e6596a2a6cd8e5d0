import { type Availability, CLOSURES_LIMIT, readAvailability } from './bookingRules.ts';

/** Path of the settings that only administrators read. */
export const PRIVATE_AGENDA_PATH = 'availability/private';

/** The choices for the hours between a reminder and its consultation; 0 means no reminder. */
export const REMINDER_HOURS = [0, 24, 48] as const;

/** Maximum length of a meeting address in UTF-16 units. */
export const MEETING_ADDRESS_LIMIT = 300;

/** Maximum length of a closure's reason in UTF-16 units. */
export const REASON_LIMIT = 200;

/** Settings of the agenda that visitors do not see. */
export type AgendaSettings = {
  /** The reasons of closures, by the closure's id. */
  reasons: Record<string, string>;
  /** The meeting address of consultations that do not have their own; empty if there is none. */
  meetingAddress: string;
  reminderHours: number;
  /** True while some visitors who were promised the address have not received it. */
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

/** Reads an address as one line without control characters, because it goes into mails and calendars. */
function readMeetingAddress(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MEETING_ADDRESS_LIMIT);
}

/** The error message for a meeting address, whose links must begin with https://; undefined if it is valid. */
export function meetingAddressError(address: string): string | undefined {
  const isLink = /:\/\/|^\s*(www\.|[\w-]+(\.[\w-]+)+(\/|\s*$))/i.test(address);
  const isSafe = /^https:\/\/\S+$/.test(address.trim()) && URL.canParse(address.trim());
  return isLink && !isSafe ? 'O link precisa começar com https://' : undefined;
}

/** Path of the document with the hash of the calendar's secret address. Administrators see only that it exists. */
export const CALENDAR_FEED_DOCUMENT = 'calendarFeed/current';
