import * as v from 'valibot';
import { listOf, mapOf, momentOrNull, text } from '../site/storedFields.ts';

/** Maximum number of a member's calendars, and maximum length of a calendar's address in UTF-16 units. */
export const CALENDARS_LIMIT = 5;
export const CALENDAR_ADDRESS_LIMIT = 1000;

/** Why a calendar cannot be read: a sentence for its owner. */
export const CALENDAR_PROBLEMS = {
  forbidden: 'O endereço precisa começar com https:// e estar na internet aberta.',
  unreachable: 'O servidor deste calendário não respondeu.',
  refused: 'O servidor recusou este endereço: confira se ele está inteiro e ainda vale.',
  tooLarge: 'Este calendário é grande demais: até 2 MB e 20.000 compromissos.',
  noCalendar: 'Neste endereço não há um calendário: procure o que termina em .ics.',
  sealed: 'O endereço não pode mais ser lido: tire este calendário e cole o endereço de novo.',
  tooMany: 'Cada pessoa pode ter até 5 calendários.',
} as const;

export type CalendarProblemReason = keyof typeof CALENDAR_PROBLEMS;

const problems = Object.keys(CALENDAR_PROBLEMS) as CalendarProblemReason[];

const copy = v.object({
  server: text,
  /** The busy times at the last successful load, used until the next one. */
  busy: listOf(v.object({ start: v.number(), end: v.number() })),
  /** The number of events that could not be read. */
  unread: v.fallback(v.number(), 0),
  readAt: momentOrNull,
  changedAt: momentOrNull,
  failingSince: momentOrNull,
  problem: v.fallback(v.nullable(v.picklist(problems)), null),
  /** `etag` and `hash` show whether the file is unchanged. Busy times are stored up to `until`. */
  etag: text,
  hash: text,
  until: v.fallback(v.number(), 0),
});

export type CalendarCopy = v.InferOutput<typeof copy>;

/** Path of the document with the copies of a member's calendars, keyed by id. Only administrators may read it. */
export function calendarsPath(uid: string): string {
  return `availability/calendars-${uid}`;
}

/** Path of the document with a member's encrypted calendar addresses. No browser may read it. */
export function calendarAddressesPath(uid: string): string {
  return `calendarAddresses/${uid}`;
}

const document = v.fallback(v.object({ calendars: mapOf(copy) }), { calendars: {} });

/** Converts a document of calendar copies. Leaves out invalid entries. */
export function readCalendarCopies(value: unknown): Record<string, CalendarCopy> {
  return v.parse(document, value).calendars;
}
