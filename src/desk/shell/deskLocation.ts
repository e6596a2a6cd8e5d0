import { paths } from '#src/domain/site/paths.ts';
import {
  INBOX_FILTERS,
  type InboxFilter,
  SUBJECTS,
  type Subject,
} from '#src/domain/submissions/inboxFilters.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';

/** Where on the desk one is, as the address has it. The words of a search are no part of it (see useInboxNavigation). */
export interface InboxLocation {
  view: keyof typeof viewNames;
  filter: InboxFilter;
  /** The subject of the conversations in the list; undefined is any. */
  subject: Subject | undefined;
  /** yyyy-mm-dd; undefined is today. */
  day: string | undefined;
  /** The id of the opened submission. */
  openId: string | undefined;
}

/** The parts of a room by their names in the query; the first needs none. */
const rooms = {
  today: { path: paths.admin, views: ['today'] },
  conversations: { path: paths.adminConversations, views: ['conversations'] },
  agenda: { path: paths.adminAgenda, views: ['week', 'day', 'month'] },
  people: { path: paths.adminPeople, views: ['person'] },
  figures: { path: paths.adminFigures, views: ['figures'] },
  settings: { path: paths.adminSettings, views: ['agenda', 'audit'] },
} as const;

export type Room = keyof typeof rooms;

/** The rooms of the desk, in the order of their links. */
export const ROOMS = Object.keys(rooms) as Room[];

const viewNames = {
  today: 'hoje',
  conversations: 'conversas',
  day: 'dia',
  week: 'semana',
  month: 'mes',
  agenda: 'agenda',
  person: 'pessoa',
  audit: 'acoes',
  figures: 'numeros',
} as const;

const filterNames = {
  open: 'abertas',
  mine: 'para-mim',
  unassigned: 'sem-responsavel',
  waiting: 'esperando',
  done: 'concluidas',
  undelivered: 'nao-entregues',
  spam: 'spam',
} as const satisfies Record<InboxFilter, string>;

const subjectNames = {
  message: 'mensagens',
  proposal: 'propostas',
  budget: 'orcamentos',
  booking: 'agendamentos',
} as const satisfies Record<Subject, string>;

/** The states that lists of before had, by their names in the query. */
const oldFilters: Record<string, InboxFilter> = { respondidos: 'waiting', arquivados: 'done' };

/** The room that a part belongs to. */
export function roomOf(view: InboxLocation['view']): Room {
  return ROOMS.find((room) => rooms[room].views.some((one) => one === view)) ?? 'today';
}

/** The parts of a room, in the order of their links. */
export function viewsOf(room: Room): readonly InboxLocation['view'][] {
  return rooms[room].views;
}

/** The part that a room shows first. */
export function firstView(room: Room): InboxLocation['view'] {
  return rooms[room].views[0];
}

/** An id that may be asked for: a slash in it would lead to another document. */
const ID = /^[\w-]{1,64}$/;

/** Reads an address; invalid parts count as absent. */
export function readDeskLocation(pathname: string, query: URLSearchParams): InboxLocation {
  const [day = '', openId = ''] = [query.get('data') ?? '', query.get('registro') ?? ''];
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const { views } = rooms[ROOMS.find((room) => rooms[room].path === path) ?? 'today'];
  const view = views.find((name) => viewNames[name] === query.get('aba')) ?? views[0];
  const state = query.get('estado') ?? '';
  // Bookings had a part of their own.
  const subject = query.get('aba') === subjectNames.booking ? subjectNames.booking : query.get('tipo');
  return {
    view,
    filter:
      INBOX_FILTERS.find((name) => filterNames[name] === state) ?? oldFilters[state] ?? INBOX_FILTERS[0],
    subject: SUBJECTS.find((name) => subjectNames[name] === subject),
    day: isCalendarDay(day) ? day : undefined,
    openId: ID.test(openId) ? openId : undefined,
  };
}

/** The address of a location, without defaults. */
export function deskAddress({
  view,
  filter = INBOX_FILTERS[0],
  subject,
  day,
  openId,
}: Pick<InboxLocation, 'view'> & Partial<InboxLocation>): string {
  const room = roomOf(view);
  const query = new URLSearchParams({
    ...(view !== firstView(room) && { aba: viewNames[view] }),
    ...(filter !== INBOX_FILTERS[0] && { estado: filterNames[filter] }),
    ...(subject && { tipo: subjectNames[subject] }),
    ...(room === 'agenda' && day && { data: day }),
    ...(openId && { registro: openId }),
  }).toString();
  return rooms[room].path + (query && `?${query}`);
}

/** The address of today for one of the inbox, whose parts all stood in the query of /admin; undefined for one without a query. */
export function addressOfInbox(query: URLSearchParams): string | undefined {
  if (!['aba', 'estado', 'data', 'registro'].some((name) => query.has(name))) return undefined;
  const named = (Object.keys(viewNames) as InboxLocation['view'][]).find(
    (view) => viewNames[view] === query.get('aba'),
  );
  return deskAddress(readDeskLocation(rooms[roomOf(named ?? 'conversations')].path, query));
}
