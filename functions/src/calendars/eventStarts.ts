import ICAL from 'ical.js';
import type { BusyTime } from '../../../src/domain/agenda/busyTimes.ts';
import { STUDIO_TIME_ZONE } from '../../../src/domain/time/saoPauloTime.ts';
import { intlZone } from './intlZone.ts';

const DAY_MS = 86_400_000;

const STUDIO_ZONE = intlZone(STUDIO_TIME_ZONE) ?? ICAL.Timezone.utcTimezone;

/** More than any zone's offset from UTC. A wall time this far outside a window is outside it in every zone. */
const FURTHEST_MS = 2 * DAY_MS;

/** After this period the pattern of a rule (INTERVAL 1) repeats. 48 months usually have a leap day. */
const PERIODS: Record<string, { days?: number; months?: number }> = {
  SECONDLY: { days: 1 },
  MINUTELY: { days: 1 },
  HOURLY: { days: 1 },
  DAILY: { days: 1 },
  WEEKLY: { days: 7 },
  MONTHLY: { months: 48 },
  YEARLY: { months: 48 },
};

/** A moment of an event: its wall time and zone, and the same instant in milliseconds. */
export type Moment = { time: ICAL.Time; instant: number };

/** Converts a property's value to a moment. Dates, floating times and times in unknown zones use São Paulo's zone. */
export function momentOf(property: ICAL.Property, value: ICAL.Time): Moment {
  const isUtc = value.zone === ICAL.Timezone.utcTimezone;
  const isDefined = value.zone && value.zone !== ICAL.Timezone.localTimezone;
  if (!value.isDate && (isUtc || isDefined)) return atZone(value, value.zone);
  const name = value.isDate ? undefined : property.getFirstParameter('tzid');
  return atZone(value, (name && intlZone(name)) || STUDIO_ZONE);
}

/** Converts a wall time in a zone to a moment. */
export function atZone(wall: ICAL.Time, zone: ICAL.Timezone): Moment {
  const time = wall.clone();
  time.zone = zone;
  return { time, instant: time.toUnixTime() * 1000 };
}

/** Milliseconds of a wall time, as if it were in UTC. */
function wallOf(time: ICAL.Time): number {
  return Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
}

/** Whether a wall time is before or after a window in every zone. */
const isBefore = (time: ICAL.Time, window: BusyTime) => wallOf(time) < window.start - FURTHEST_MS;
const isAfter = (time: ICAL.Time, window: BusyTime) => wallOf(time) > window.end + FURTHEST_MS;

/** The starts of an event: DTSTART, every RDATE, and those of RRULE near a window. Ignores EXDATE. */
export function* eventStarts(event: ICAL.Component, start: Moment, window: BusyTime): Generator<Moment> {
  yield start;
  for (const property of event.getAllProperties('rdate'))
    for (const value of property.getValues()) if (value instanceof ICAL.Time) yield momentOf(property, value);
  for (const property of event.getAllProperties('rrule')) {
    const rule = property.getFirstValue();
    if (rule instanceof ICAL.Recur) yield* ruleStarts(rule, start, window);
  }
}

function* ruleStarts(given: ICAL.Recur, start: Moment, window: BusyTime): Generator<Moment> {
  const { zone } = start.time;
  const last = given.until ? lastInstant(given.until, start.time) : Number.POSITIVE_INFINITY;
  if (last < window.start) return;
  // Iterating without a zone is much faster. UNTIL needs a zone, so the code below checks it itself.
  const rule = given.clone();
  rule.until = null as never;
  const first = start.time.clone();
  first.zone = ICAL.Timezone.localTimezone;
  if (!rule.count) skipPeriods(first, rule, window);
  const iterator = rule.iterator(first);
  for (let wall = iterator.next(); wall && !isAfter(wall, window); wall = iterator.next()) {
    if (isBefore(wall, window)) continue;
    const moment = atZone(wall, zone);
    if (moment.instant > last) return;
    yield moment;
  }
}

/** The instant of UNTIL, in the event's zone unless it is in UTC. A date includes the whole day. */
function lastInstant(until: ICAL.Time, start: ICAL.Time): number {
  if (until.zone === ICAL.Timezone.utcTimezone) return until.toUnixTime() * 1000;
  return atZone(until, start.zone).instant + (until.isDate && !start.isDate ? DAY_MS - 1 : 0);
}

/** Moves a rule's first occurrence forward by whole periods, to one or two periods before a window. */
function skipPeriods(first: ICAL.Time, { freq, interval }: ICAL.Recur, window: BusyTime): void {
  const { days = 0, months = 0 } = PERIODS[freq] ?? {};
  const each = Math.max(1, interval);
  const lead = window.start - FURTHEST_MS - wallOf(first);
  const skipped = Math.floor(lead / DAY_MS / ((days || months * 31) * each)) - 1;
  if (skipped <= 0) return;
  if (days) first.adjust(skipped * days * each, 0, 0, 0);
  else first.year += (skipped * months * each) / 12;
}
