import { INBOX_FILTERS, type InboxFilter } from '#src/domain/submissions/inboxFilters.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';

/** Where in the inbox one is, as the query string has it. What is searched for is no part of it (see useInboxNavigation). */
export interface InboxLocation {
  view: keyof typeof viewNames;
  filter: InboxFilter;
  /** yyyy-mm-dd; undefined is today. */
  day: string | undefined;
  /** The id of the opened submission. */
  openId: string | undefined;
}

const viewNames = {
  messages: 'mensagens',
  bookings: 'agendamentos',
  day: 'dia',
  week: 'semana',
  agenda: 'agenda',
  person: 'pessoa',
  audit: 'acoes',
} as const;
/** The parts of the inbox, in the order of their links. */
export const INBOX_VIEWS = Object.keys(viewNames) as (keyof typeof viewNames)[];

const filterNames = {
  inbox: 'entrada',
  new: 'novos',
  answered: 'respondidos',
  archived: 'arquivados',
  undelivered: 'nao-entregues',
  spam: 'spam',
  upcoming: 'proximas',
  past: 'passadas',
  cancelled: 'canceladas',
} as const satisfies Record<InboxFilter, string>;

/** What a part of the inbox shows first. */
export function firstFilter(view: InboxLocation['view']): InboxFilter {
  return INBOX_FILTERS[view === 'bookings' ? view : 'messages'][0];
}

/** An id that may be asked for: a slash in it would lead to another document. */
const ID = /^[\w-]{1,64}$/;

/** Reads the query string; invalid parts count as absent. */
export function readInboxLocation(query: URLSearchParams): InboxLocation {
  const [day = '', openId = ''] = [query.get('data') ?? '', query.get('registro') ?? ''];
  const view = INBOX_VIEWS.find((name) => viewNames[name] === query.get('aba'));
  const filters = INBOX_FILTERS[view === 'bookings' ? view : 'messages'];
  const filter = filters.find((name) => filterNames[name] === query.get('estado'));
  return {
    view: view ?? 'messages',
    filter: filter ?? filters[0],
    day: isCalendarDay(day) ? day : undefined,
    openId: ID.test(openId) ? openId : undefined,
  };
}

/** The query string of a location, beginning with '?', without defaults. */
export function inboxSearch({ view, filter, day, openId }: InboxLocation): string {
  const query = new URLSearchParams({
    ...(view !== 'messages' && { aba: viewNames[view] }),
    ...(filter !== firstFilter(view) && { estado: filterNames[filter] }),
    ...((view === 'day' || view === 'week') && day && { data: day }),
    ...(openId && { registro: openId }),
  });
  return `?${query}`;
}
