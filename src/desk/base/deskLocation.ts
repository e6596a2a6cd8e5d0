import { SUBJECT_NAMES, SUBJECTS } from '#src/domain/submissions/subjects.ts';
import { USUAL_VIEW, VIEW_NAMES, VIEWS, type ViewName } from '#src/domain/submissions/views.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { firstView, PART_NAMES, PARTS, ROOM_NAMES, ROOMS, viewsOf } from './rooms.ts';

/** The views that replace lists of earlier versions, keyed by the lists' names in the query. */
const oldFilters: Record<string, ViewName> = { respondidos: 'waiting', arquivados: 'done' };

/** A valid id. An id with a slash would be the path of another document. */
const ID = /^[\w-]{1,64}$/;

/** Parses an address and ignores invalid parts. A missing subject or tag means all, a missing day means today. */
export function readDeskLocation(pathname: string, query: URLSearchParams) {
  const [day = '', openId = ''] = [query.get('data') ?? '', query.get('registro') ?? ''];
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const room = ROOM_NAMES.find((one) => ROOMS[one].path === path) ?? 'today';
  // Mails and earlier versions name the part in the query of /admin.
  const isShort = room === 'today' && ['aba', 'estado', 'data', 'registro'].some((name) => query.has(name));
  const parts = isShort ? PART_NAMES : viewsOf(room);
  const usual = isShort ? 'conversations' : firstView(room);
  const state = query.get('estado') ?? '';
  // Bookings had their own view in earlier versions.
  const former = SUBJECTS.booking.address;
  const subject = query.get('aba') === former ? former : query.get('tipo');
  return {
    view: parts.find((one) => PARTS[one].name === query.get('aba')) ?? usual,
    filter: VIEW_NAMES.find((name) => VIEWS[name].address === state) ?? oldFilters[state] ?? USUAL_VIEW,
    subject: SUBJECT_NAMES.find((name) => SUBJECTS[name].address === subject),
    tag: query.get('etiqueta') || undefined,
    day: isCalendarDay(day) ? day : undefined,
    openId: ID.test(openId) ? openId : undefined,
  };
}

export type InboxLocation = ReturnType<typeof readDeskLocation>;

export function deskAddress(place: Pick<InboxLocation, 'view'> & Partial<InboxLocation>): string {
  const { view, filter = USUAL_VIEW, subject, tag, day, openId } = place;
  const { room, name } = PARTS[view];
  const query = new URLSearchParams({
    ...(view !== firstView(room) && { aba: name }),
    ...(filter !== USUAL_VIEW && { estado: VIEWS[filter].address }),
    ...(subject && { tipo: SUBJECTS[subject].address }),
    ...(room === 'conversations' && tag && { etiqueta: tag }),
    ...(room === 'agenda' && day && { data: day }),
    ...(openId && { registro: openId }),
  }).toString();
  return ROOMS[room].path + (query && `?${query}`);
}
