import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY, WEEKDAYS } from '#src/domain/agenda/bookingRules.ts';
import { type BusyTime, overlap } from '#src/domain/agenda/busyTimes.ts';
import { type ConsultationType, consultationMinutes } from '#src/domain/agenda/consultationTypes.ts';
import {
  busyHosts,
  chooseHost,
  freeHosts,
  type Host,
  type Hosting,
  type Talk,
  unhostedSlots,
} from '#src/domain/agenda/hosts.ts';
import { freeSlots, weekdayOf } from '#src/domain/agenda/slotObstacle.ts';
import { SLOTS, type Slot, slotEnd, slotStart } from '#src/domain/agenda/slots.ts';
import { cancelBooking } from '#src/domain/commands/cancelBooking.ts';
import type { Change, CommandContext, Outcome } from '#src/domain/commands/command.ts';
import { assignHost, replaceHost } from '#src/domain/commands/hosted.ts';
import { moveBooking, moveByStudio } from '#src/domain/commands/moveBooking.ts';
import { submitBooking } from '#src/domain/commands/submit.ts';
import { isDeclined } from '#src/domain/submissions/bookings/bookingEvent.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { scaled } from '#tests/support/scaled.ts';
import { bookingSubmission as someBooking } from '#tests/support/submissions.ts';
import { USUAL } from './giveCommand.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const DAYS = ['2026-03-10', '2026-03-11', '2026-03-12'];
const QUARTER_MS = 15 * 60_000;
const TYPES: ConsultationType[] = ['acessibilidade', 'branding'];
const NAMES = ['Ana', 'Bia', 'Helena'];

const allWeek = Object.fromEntries(WEEKDAYS.map((one) => [one, [...SLOTS]])) as Host['weekdays'];
const hostOf = (name: string, fields: Partial<Host> = {}): Host => ({
  ...{ uid: name, name, weekdays: allWeek, types: TYPES, isOrganizer: false },
  ...fields,
});
const talk = (data: string, horario: Slot, tipoConsulta: ConsultationType = 'branding'): Talk => ({
  ...{ data, horario, tipoConsulta },
});
const timeOf = ({ data, horario, tipoConsulta }: Talk): BusyTime => ({
  start: slotStart(data, horario).getTime(),
  end: slotEnd(data, horario, consultationMinutes(tipoConsulta)).getTime(),
});
const ana = hostOf('Ana');
const bia = hostOf('Bia');
const hosting = (fields: Partial<Hosting>): Hosting => ({
  ...{ hosts: [ana, bia], busy: {}, opened: {}, held: {} },
  ...fields,
});
const wanted = talk('2026-03-10', '10:00');

describe('the host of a consultation', () => {
  test('is the free host with the fewest consultations in the four weeks up to that day; the name decides a tie', () => {
    expect(chooseHost(wanted, hosting({}))).toEqual({ uid: 'Ana', name: 'Ana', among: 2, talks: 0 });
    const held = { '2026-03-10': { '09:00': 'Ana' }, '2026-02-11': { '09:00': 'Ana' } };
    expect(chooseHost(wanted, hosting({ held }))).toMatchObject({ uid: 'Bia', talks: 0 });
    const older = {
      '2026-02-10': { '09:00': 'Ana' },
      '2026-03-11': { '09:00': 'Ana' },
      '2026-02-11': { '09:00': 'Bia' },
    };
    expect(chooseHost(wanted, hosting({ held: older }))).toMatchObject({ uid: 'Ana', talks: 0 });
  });

  test('must be free for the whole consultation, and offer its time and its type', () => {
    const tuesday = { ...allWeek, tuesday: ['09:00' as const] };
    const only = { ...ana, weekdays: tuesday, types: ['branding' as const] };
    expect(freeHosts(wanted, hosting({ hosts: [only] }))).toEqual([]);
    expect(freeHosts(talk('2026-03-10', '09:00'), hosting({ hosts: [only] }))).toEqual([only]);
    expect(freeHosts(talk('2026-03-10', '09:00', 'acessibilidade'), hosting({ hosts: [only] }))).toEqual([]);
    const half = { start: Date.parse('2026-03-10T13:30:00Z'), end: Date.parse('2026-03-10T14:00:00Z') };
    expect(freeHosts(wanted, hosting({ hosts: [ana], busy: { Ana: [half] } }))).toEqual([ana]);
    expect(
      freeHosts(
        { ...wanted, tipoConsulta: 'acessibilidade' },
        hosting({ hosts: [ana], busy: { Ana: [half] } }),
      ),
    ).toEqual([]);
  });

  test('keeps a booking despite its own entry in their calendar, but not despite another entry at that time', () => {
    const own = hosting({ hosts: [ana], busy: { Ana: [timeOf(wanted)] } });
    expect([freeHosts(wanted, own, wanted), freeHosts(wanted, own)]).toEqual([[ana], []]);
    const longer = { ...timeOf(wanted), end: timeOf(wanted).end + 60_000 };
    expect(freeHosts(wanted, hosting({ hosts: [ana], busy: { Ana: [longer] } }), wanted)).toEqual([]);
  });

  test('is always found in a slot that the studio has opened, unless there are no hosts', () => {
    const busy = { Ana: [timeOf(wanted)] };
    const opened = { [wanted.data]: [wanted.horario] };
    expect(unhostedSlots(wanted.data, 'branding', hosting({ hosts: [ana], busy }))).toEqual(['10:00']);
    expect(unhostedSlots(wanted.data, 'branding', hosting({ hosts: [ana], busy, opened }))).toEqual([]);
    expect(chooseHost(wanted, hosting({ hosts: [ana], busy, opened }))).toMatchObject({ uid: 'Ana' });
    expect(busyHosts(wanted, hosting({ busy }))).toEqual(['Ana']);
    expect(chooseHost(wanted, hosting({ hosts: [] }))).toBeUndefined();
    expect(unhostedSlots(wanted.data, 'branding', hosting({ hosts: [], busy }))).toEqual([]);
  });
});

test.each([
  [['hosted', 'declined'], true],
  [['hosted', 'declined', 'place', 'reminded'], true],
  [['hosted', 'declined', 'accepted'], false],
  [['hosted', 'declined', 'moved'], false],
  [['hosted', 'declined', 'hosted'], false],
  [['entered'], false],
] as const)('after %j the host counts as having declined: %s', (events, expected) => {
  expect(isDeclined({ history: events.map((what) => ({ at: NOW, what, by: 'site' })) })).toBe(expected);
});

/** A simulated studio: commands change its bookings and its hosting as the functions do. */
class Studio {
  bookings: BookingSubmission[] = [];
  hosts: Host[] = [];
  busy: Record<string, BusyTime[]> = {};
  opened: Record<string, Slot[]> = {};
  held: Record<string, Partial<Record<Slot, string>>> = {};
  taken: Record<string, Slot[]> = {};

  get hosting(): Hosting {
    const { hosts, opened, held } = this;
    // Bookings appear in the hosts' calendars.
    const own = (uid: string) => this.bookings.filter((one) => one.holdsSlot && one.host?.uid === uid);
    const busyOf = (uid: string) => [...(this.busy[uid] ?? []), ...own(uid).map(timeOf)];
    return { hosts, opened, held, busy: Object.fromEntries(NAMES.map((uid) => [uid, busyOf(uid)])) };
  }

  get context(): CommandContext {
    return {
      ...{ by: 'visitor', uid: '', name: '', now: NOW, availability: DEFAULT_AVAILABILITY, room: '' },
      ...{
        sameAddress: [],
        ...USUAL,
        hosting: this.hosting,
        takenOn: (day: string) => this.taken[day] ?? [],
      },
    };
  }

  /** Returns whether the outcome was applied. */
  apply(outcome: Outcome, booking: BookingSubmission | undefined): boolean {
    if (!outcome || 'refused' in outcome) return false;
    const { fields, frees, takes } = outcome as Change;
    if (frees) {
      this.taken[frees.data] = (this.taken[frees.data] ?? []).filter((slot) => slot !== frees.horario);
      delete this.held[frees.data]?.[frees.horario];
    }
    if (takes) {
      this.taken[takes.data] = [...new Set([...(this.taken[takes.data] ?? []), takes.horario])];
      const { [takes.horario]: _, ...held } = this.held[takes.data] ?? {};
      this.held[takes.data] = { ...held, ...(takes.host && { [takes.horario]: takes.host }) };
      this.opened[takes.data] = (this.opened[takes.data] ?? []).filter((slot) => slot !== takes.horario);
    }
    if (booking) Object.assign(booking, fields);
    else this.bookings.push({ ...someBooking({}), ...fields } as BookingSubmission);
    return true;
  }

  /** Whether some host could take a talk, found by checking each quarter of an hour. */
  couldTake(one: Talk): boolean {
    if (this.hosts.length === 0 || this.opened[one.data]?.includes(one.horario)) return true;
    const { start, end } = timeOf(one);
    return this.hosts.some(({ uid, weekdays, types }) => {
      if (!types.includes(one.tipoConsulta) || !weekdays[weekdayOf(one.data)].includes(one.horario))
        return false;
      for (let minute = start; minute < end; minute += QUARTER_MS)
        if (this.busy[uid]?.some((time) => minute >= time.start && minute < time.end)) return false;
      return true;
    });
  }
}

const day = fc.constantFrom(...DAYS);
const slot = fc.constantFrom(...SLOTS);
const type = fc.constantFrom(...TYPES);
const which = fc.nat(20);
const name = fc.constantFrom(...NAMES);
const slots = fc.subarray([...SLOTS]);
const host = fc.record({ name, slots, types: fc.subarray(TYPES) });
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('book' as const), day, slot, type }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('move', 'moveByStudio'), which, day, slot }) },
  fc.record({ what: fc.constant('cancel' as const), which }),
  fc.record({ what: fc.constant('assign' as const), which, name }),
  fc.record({ what: fc.constant('open' as const), day, slot }),
  fc.record({
    what: fc.constant('hosts' as const),
    hosts: fc.uniqueArray(host, { selector: (one) => one.name, maxLength: 3 }),
  }),
  fc.record({
    what: fc.constant('read' as const),
    name,
    entries: fc.array(
      fc.record({
        day,
        hour: fc.integer({ min: 8, max: 17 }),
        minute: fc.nat(3),
        length: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 6 },
    ),
  }),
);

function run(studio: Studio, step: typeof steps extends fc.Arbitrary<infer Step> ? Step : never) {
  const at = 'which' in step ? studio.bookings[step.which % Math.max(1, studio.bookings.length)] : undefined;
  switch (step.what) {
    case 'book': {
      const booking = { ...someBooking({}), ...talk(step.day, step.slot, step.type) };
      const could = studio.couldTake(booking) && !studio.taken[step.day]?.includes(step.slot);
      const command = { id: 'x', booking, requestHash: '', isSuspicious: false };
      const isDone = studio.apply(submitBooking(undefined, command, studio.context), undefined);
      return expect(isDone).toBe(could);
    }
    case 'move':
    case 'moveByStudio': {
      if (!at || !('slot' in step)) return;
      const to = { data: step.day, horario: step.slot };
      const outcome =
        step.what === 'move'
          ? moveBooking(at, { ...to, sequence: at.sequence }, studio.context)
          : moveByStudio(at, { ...to, tells: true }, studio.context);
      return void studio.apply(outcome, at);
    }
    case 'cancel':
      return void (at && studio.apply(cancelBooking(at, { sequence: at.sequence }, studio.context), at));
    case 'assign':
      return void (
        at &&
        'name' in step &&
        studio.apply(assignHost(at, { host: step.name }, studio.context), at)
      );
    case 'open':
      studio.opened[step.day] = [...(studio.opened[step.day] ?? []), step.slot];
      return;
    case 'hosts':
      studio.hosts = step.hosts.map(({ name: of, slots: open, types }) =>
        hostOf(of, {
          types,
          weekdays: Object.fromEntries(WEEKDAYS.map((one) => [one, open])) as Host['weekdays'],
        }),
      );
      for (const one of studio.bookings) studio.apply(replaceHost(one, {}, studio.context), one);
      return;
    case 'read':
      studio.busy[step.name] = step.entries.map(({ day: on, hour, minute, length }) => {
        const start = Date.parse(`${on}T00:00:00-03:00`) + (hour * 4 + minute) * QUARTER_MS;
        return { start, end: start + length * QUARTER_MS };
      });
  }
}

test('with any commands in any order, no slot is booked twice, and no slot is offered without a free host', () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 5, maxLength: 25 }), (all) => {
      const studio = new Studio();
      for (const step of all) {
        run(studio, step);
        const held = studio.bookings.filter(({ holdsSlot }) => holdsSlot);
        expect(new Set(held.map(({ data, horario }) => `${data} ${horario}`)).size).toBe(held.length);
        for (const booking of held) {
          expect(studio.taken[booking.data]).toContain(booking.horario);
          expect(studio.held[booking.data]?.[booking.horario]).toBe(booking.host?.uid);
          const isHosted = studio.hosts.some(({ uid }) => uid === booking.host?.uid);
          expect(isHosted || booking.host === undefined, 'a former host').toBe(true);
          // A booking's own calendar entry never makes its host busy.
          const theirs = studio.hosts.find(({ uid }) => uid === booking.host?.uid);
          const others = studio.busy[theirs?.uid ?? '']?.some((time) => overlap(time, timeOf(booking)));
          if (
            theirs?.types.includes(booking.tipoConsulta) &&
            theirs.weekdays.monday.includes(booking.horario) &&
            !others
          )
            expect(freeHosts(booking, studio.hosting, booking)).toContain(theirs);
        }
        for (const data of DAYS)
          for (const tipoConsulta of TYPES) {
            const taken = studio.taken[data] ?? [];
            const unhosted = unhostedSlots(data, tipoConsulta, studio.hosting);
            const rules = { availability: DEFAULT_AVAILABILITY, now: NOW };
            const offered = freeSlots(data, { ...rules, taken, unhosted });
            const could = SLOTS.filter(
              (one) => !taken.includes(one) && studio.couldTake(talk(data, one, tipoConsulta)),
            );
            expect(offered).toEqual(could);
          }
      }
    }),
    { numRuns: scaled(1000) },
  );
});
