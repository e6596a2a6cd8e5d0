import ICAL from 'ical.js';
import { type BusyTime, mergeBusyTimes } from '../../../src/domain/agenda/busyTimes.ts';
import { CalendarProblem } from './CalendarProblem.ts';
import { atZone, eventStarts, type Moment, momentOf } from './eventStarts.ts';
import { countSteps, nextEvent, TooManySteps } from './recurrenceRules.ts';

export const MOST_EVENTS = 20_000;

/** Finds each event. Events are parsed one by one, so that a broken one does not affect the others. */
const EVENT = /^BEGIN:VEVENT\s*?$[\s\S]*?^END:VEVENT\s*?$/gim;

/** Options: the period to read, the owner's e-mail, and a test for the UIDs of this site's bookings. */
export type Reading = { window: BusyTime; ownerEmail: string; isOwn: (uid: string) => boolean };

/** The length of an event: whole days, plus milliseconds. */
type Extent = { days: number; ms: number };

/**
 * The busy times in an iCalendar file (RFC 5545) within a window, and the number of unreadable events. Cancelled,
 * transparent and declined events do not count as busy. Throws a CalendarProblem.
 */
export function readBusyTimes(text: string, reading: Reading): { busy: BusyTime[]; unread: number } {
  const blocks = text.match(EVENT) ?? [];
  if (blocks.length > MOST_EVENTS) throw new CalendarProblem('tooLarge');
  const calendar = calendarIn(text.replace(EVENT, ''));
  const name = String(calendar.getFirstPropertyValue('x-wr-calname') ?? '');
  const owners = [reading.ownerEmail, name].filter((one) => one.includes('@')).map(lowerCase);
  countSteps();
  const { groups, broken } = eventsByUid(calendar, blocks);
  const busy: BusyTime[] = [];
  let unread = broken;
  for (const [uid, events] of groups) {
    if (reading.isOwn(uid)) continue;
    nextEvent();
    try {
      for (const time of busyTimesOf(events, owners, reading.window)) busy.push(time);
    } catch (error) {
      if (error instanceof TooManySteps && error.isWholeCalendar) throw new CalendarProblem('tooLarge');
      unread += 1;
    }
  }
  return { busy: mergeBusyTimes(busy, reading.window), unread };
}

function calendarIn(text: string): ICAL.Component {
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, ''));
    const calendar = new ICAL.Component(Array.isArray(parsed[0]) ? parsed[0] : parsed);
    if (calendar.name === 'vcalendar') return calendar;
  } catch {}
  throw new CalendarProblem('noCalendar');
}

/** Groups each event with its exceptions, and counts broken events. An event without a UID is its own group. */
function eventsByUid(calendar: ICAL.Component, blocks: readonly string[]) {
  const groups = new Map<string, ICAL.Component[]>();
  let broken = 0;
  for (const [index, block] of blocks.entries()) {
    try {
      const event = new ICAL.Component(ICAL.parse(block), calendar);
      const uid = String(event.getFirstPropertyValue('uid') ?? `without-${index}`);
      const group = groups.get(uid);
      if (group) group.push(event);
      else groups.set(uid, [event]);
    } catch {
      broken += 1;
    }
  }
  return { groups, broken };
}

function* busyTimesOf(events: ICAL.Component[], owners: string[], window: BusyTime): Generator<BusyTime> {
  const exceptions = events.filter((event) => event.hasProperty('recurrence-id'));
  const replaced = exceptions.map((event) => ({ event, at: momentIn(event, 'recurrence-id') }));
  const later = replaced
    .filter(({ event }) => event.getFirstProperty('recurrence-id')?.getFirstParameter('range'))
    .sort((one, other) => one.at.instant - other.at.instant);
  for (const event of events) {
    const start = momentIn(event, 'dtstart');
    if (exceptions.includes(event)) {
      if (!isFree(event, owners)) yield spanOf(start, extentOf(event, start));
      continue;
    }
    const excluded = new Set([...replaced.map(({ at }) => keyOf(at)), ...exclusions(event)]);
    for (const at of eventStarts(event, start, window)) {
      if (excluded.has(keyOf(at)) || excluded.has(dayOf(at))) continue;
      const change = later.findLast((one) => one.at.instant <= at.instant);
      const current = change?.event ?? event;
      if (isFree(current, owners)) continue;
      const ownStart = momentIn(current, 'dtstart');
      const moved = change ? ownStart.instant - change.at.instant : 0;
      const { start: from, end } = spanOf(at, extentOf(current, ownStart));
      yield { start: from + moved, end: end + moved };
    }
    yield* periodsOf(event, owners);
  }
}

/** The busy times that an event lists as periods (RDATE with VALUE=PERIOD). */
function* periodsOf(event: ICAL.Component, owners: string[]): Generator<BusyTime> {
  if (isFree(event, owners)) return;
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues()) {
      if (!(value instanceof ICAL.Period)) continue;
      const start = momentOf(property, value.start).instant;
      yield { start, end: start + value.getDuration().toSeconds() * 1000 };
    }
}

function exclusions(event: ICAL.Component): string[] {
  return event
    .getAllProperties('exdate')
    .flatMap((property) =>
      property.getValues().map((value) => keyOf(momentOf(property, value as ICAL.Time))),
    );
}

function momentIn(event: ICAL.Component, name: 'dtstart' | 'dtend' | 'recurrence-id'): Moment {
  const property = event.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) throw new Error(`An event without ${name}`);
  return momentOf(property, value);
}

/** The key that finds the exception or EXDATE of an occurrence: its day, or its instant if it has a time. */
const keyOf = (at: Moment) => (at.time.isDate ? dayOf(at) : String(at.instant));
const dayOf = ({ time }: Moment) => time.toString().slice(0, 10);

function extentOf(event: ICAL.Component, start: Moment): Extent {
  if (event.hasProperty('dtend')) {
    const end = momentIn(event, 'dtend');
    const ms = end.instant - start.instant;
    return start.time.isDate ? { days: Math.round(ms / 86_400_000), ms: 0 } : { days: 0, ms };
  }
  const length = event.getFirstPropertyValue('duration');
  if (!(length instanceof ICAL.Duration)) return { days: start.time.isDate ? 1 : 0, ms: 0 };
  const days = length.weeks * 7 + length.days;
  return { days, ms: length.toSeconds() * 1000 - days * 86_400_000 };
}

function spanOf({ time, instant }: Moment, { days, ms }: Extent): BusyTime {
  if (days === 0) return { start: instant, end: instant + ms };
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return { start: instant, end: atZone(later, time.zone).instant + ms };
}

function isFree(event: ICAL.Component, owners: string[]): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (value('status') === 'CANCELLED' || value('transp') === 'TRANSPARENT') return true;
  if (value('x-microsoft-cdo-busystatus') === 'FREE') return true;
  return event.getAllProperties('attendee').some((attendee) => {
    const email = lowerCase(String(attendee.getFirstValue()).replace(/^mailto:/i, ''));
    return owners.includes(email) && attendee.getFirstParameter('partstat')?.toUpperCase() === 'DECLINED';
  });
}

function lowerCase(text: string): string {
  return text.trim().toLowerCase();
}
