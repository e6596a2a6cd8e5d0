import type { BusyTime } from './busyTimes.ts';

/** Most calendars of one member, longest address in UTF-16 units. */
export const CALENDARS_LIMIT = 5;
export const CALENDAR_ADDRESS_LIMIT = 1000;

/** Why a calendar cannot be read, in a sentence for its owner. */
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

/**
 * The copy of a calendar. `server` is the name of its host; `busy` what was read last, which counts until the next copy;
 * `readAt` when that was, `changedAt` when it last was another one; `unread` how many events could not be read; and since
 * when reading fails, and why.
 */
export type CalendarCopy = {
  server: string;
  busy: BusyTime[];
  unread: number;
  readAt: Date | null;
  changedAt: Date | null;
  failingSince: Date | null;
  problem: CalendarProblemReason | null;
};

/** Where the copies of a member's calendars stand, by their ids, under `calendars`; only administrators read it. */
export function calendarsPath(uid: string): string {
  return `availability/calendars-${uid}`;
}

/** Where the addresses of a member's calendars stand, encrypted; no browser reads it. */
export function calendarAddressesPath(uid: string): string {
  return `calendarAddresses/${uid}`;
}

/** Reads that document (dates may be anything with `toDate`); what is invalid is left out. */
export function readCalendarCopies(value: unknown): Record<string, CalendarCopy> {
  const calendars = fieldsOf(fieldsOf(value).calendars);
  return Object.fromEntries(
    Object.entries(calendars).map(([id, held]) => {
      const { server, busy, unread, problem, ...dates } = fieldsOf(held);
      const copy: CalendarCopy = {
        server: typeof server === 'string' ? server : '',
        busy: Array.isArray(busy) ? busy.filter(isBusyTime) : [],
        unread: Number(unread) || 0,
        readAt: dateIn(dates.readAt),
        changedAt: dateIn(dates.changedAt),
        failingSince: dateIn(dates.failingSince),
        problem: typeof problem === 'string' ? (problem as CalendarProblemReason) : null,
      };
      return [id, copy];
    }),
  );
}

function isBusyTime(value: unknown): value is BusyTime {
  const { start, end } = fieldsOf(value);
  return typeof start === 'number' && typeof end === 'number';
}

function dateIn(value: unknown): Date | null {
  if (value instanceof Date) return value;
  const { toDate } = fieldsOf(value) as { toDate?: () => Date };
  return typeof toDate === 'function' ? toDate.call(value) : null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
