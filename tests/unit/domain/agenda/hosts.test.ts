import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '#src/domain/agenda/bookingRules.ts';
import type { BusyTime } from '#src/domain/agenda/busyTimes.ts';
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
import { SLOTS, type Slot, slotEnd, slotStart } from '#src/domain/agenda/slots.ts';

const TYPES: ConsultationType[] = ['acessibilidade', 'branding'];

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

  test('keeps a booking despite the booking’s own entry in their calendar, but not despite another entry at that time', () => {
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
    const hosts = [{ ...ana, types: [] }, bia];
    const busyBia = hosting({ hosts, busy: { Bia: [timeOf(wanted)] }, opened });
    expect(chooseHost(wanted, busyBia)).toMatchObject({ uid: 'Bia' });
    expect(busyHosts(wanted, hosting({ busy }))).toEqual(['Ana']);
    expect(chooseHost(wanted, hosting({ hosts: [] }))).toBeUndefined();
    expect(unhostedSlots(wanted.data, 'branding', hosting({ hosts: [], busy }))).toEqual([]);
  });
});
