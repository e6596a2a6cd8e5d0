import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  calendarAddressesPath,
  calendarsPath,
  readCalendarCopies,
} from '#src/domain/agenda/hostCalendars.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { db, openInbox } from '#tests/integration/run.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { dataAt } from '#tests/support/store.ts';
import { calendarOf, eventOf } from '#tests/unit/functions/calendars/someCalendar.ts';
import { createHostCalendars } from '../../../functions/src/calendars/hostCalendars.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { openWay } from './openWay.ts';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const smtp = openInbox();
const helena = { uid: 'helena', email: 'helena@example' };
let now = new Date('2026-03-02T12:00:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const calendarsAt = (database: Firestore, clock = () => now) =>
  createHostCalendars({ db: () => database, now: clock, readsLoopback: true, linkKeys: () => KEY });
const calendars = calendarsAt(db);
const everybody = async (uids: string[]) => new Set(uids);
const refresh = () => calendars.refreshAll(everybody);
const hourAt = (start: string, uid: string) => eventOf(`UID:${uid}`, `DTSTART:${start}`, 'DURATION:PT1H');
const meeting = calendarOf(hourAt('20260310T120000Z', 'meeting'));

async function copies(database = db) {
  return Object.values(readCalendarCopies((await database.doc(calendarsPath(helena.uid)).get()).data()));
}
const startsOfBusyTimes = async (database = db) =>
  (await copies(database))
    .flatMap((copy) => copy.busy)
    .map(({ start }) => new Date(start).toISOString().slice(5, 16));

beforeEach(async () => {
  now = new Date('2026-03-02T12:00:00Z');
  await forgetSubmissions(db);
  await db.doc(calendarAddressesPath(helena.uid)).delete();
});

describe('reading a calendar', () => {
  let file = meeting;
  let asked = 0;
  let isSilent = false;
  const server = createServer((_, response) => {
    asked += 1;
    if (!isSilent) response.end(file);
  }).listen(0, '127.0.0.1');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const add = async (to = calendars, owner = helena) => {
    if (!server.listening) await once(server, 'listening');
    await to.add(owner, `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret`);
    asked = 0;
  };
  beforeEach(() => {
    file = meeting;
    isSilent = false;
  });

  test('stores only starts and ends in documents that administrators can read, and no address in plain text', async () => {
    file = meeting.replace('UID:meeting', 'UID:meeting\r\nSUMMARY:Dentista\r\nLOCATION:Rua A');
    await add();
    const stored = JSON.stringify(await dataAt(calendarsPath('helena')));
    expect(stored).not.toMatch(/Dentista|Rua A|secret/);
    expect(JSON.stringify(await dataAt(calendarAddressesPath('helena')))).not.toContain('127.0.0.1');
  });

  test('leaves out the site’s own consultations, which the host has accepted into the calendar', async () => {
    const accepted = hourAt('20260310T150000Z', `${randomUUID()}@alinhavo.example`);
    file = calendarOf(hourAt('20260310T120000Z', 'meeting'), accepted);
    await add();
    expect(await startsOfBusyTimes()).toEqual(['03-10T12:00']);
  });

  test('happens again before a booking if the copy is older than two minutes', async () => {
    await add();
    later(2);
    await calendars.refreshOld(['helena', 'nobody']);
    expect(asked).toBe(0);
    later(1);
    file = calendarOf(hourAt('20260311T120000Z', 'a'));
    await calendars.refreshOld(['helena', 'nobody']);
    expect([asked, await startsOfBusyTimes()]).toEqual([1, ['03-11T12:00']]);
  });

  test('delays a booking by only two seconds if the server does not respond, and the last copy is used', async () => {
    await add();
    later(3);
    isSilent = true;
    await calendars.refreshOld(['helena']);
    expect(await startsOfBusyTimes()).toEqual(['03-10T12:00']);
    expect(await copies()).toMatchObject([{ problem: 'unreachable' }]);
  });

  test('ignores a change that affects only time stamps; on another day it stores the busy times of the new period', async () => {
    await add();
    const { changedAt } = (await copies())[0] ?? {};
    later(5);
    file = file.replaceAll(/DTSTAMP:.*/g, 'DTSTAMP:20260302T120500Z');
    await refresh();
    expect(await copies()).toMatchObject([{ changedAt, readAt: now }]);
    now = new Date('2026-03-11T12:00:00Z');
    await refresh();
    expect(await startsOfBusyTimes()).toEqual([]);
  });

  test('keeps the last copy if an address no longer serves a calendar; an address that never served one is refused', async () => {
    await add();
    file = '<title>Entrar</title>';
    expect((await refresh()).map(({ copy }) => copy.problem)).toEqual(['noCalendar']);
    expect(await startsOfBusyTimes()).toEqual(['03-10T12:00']);
    await expect(add()).rejects.toThrow('noCalendar');
  });

  test('leaves a complete copy, old or new, at whatever step it is killed', async () => {
    const [before, after] = ['03-10T12:00', '03-11T12:00 03-12T12:00'];
    const found: string[] = [];
    for (let requests = 1; requests <= 8; requests += 1) {
      // Each round has its own project, because a killed process keeps its locks for a minute.
      const project = `demo-${randomUUID()}`;
      const database = await openDatabase(undefined, project);
      file = meeting;
      await add(calendarsAt(database));
      file = calendarOf(hourAt('20260311T120000Z', 'a'), hourAt('20260312T120000Z', 'b'));
      const kill = new AbortController();
      let passed = 0;
      const way = await openWay(() => {
        passed += 1;
        if (passed !== requests) return;
        way.cut();
        kill.abort();
      });
      const read = calendarsAt(await openDatabase(way.host, project)).refreshAll(everybody);
      await Promise.race([read, once(kill.signal, 'abort')]);
      found.push((await startsOfBusyTimes(database)).join(' '));
    }
    expect(new Set(found)).toEqual(new Set([before, after]));
  });

  test('mails the owner once after an hour of failures, and again only if it fails after a success', async () => {
    const owner = await newAdministrator();
    const { readCalendars } = createTestHandlers({ db, smtpPort: smtp.port, linkKeys: KEY, now: () => now });
    const readAfter = async (...minutes: number[]) => {
      for (const some of minutes) {
        later(some);
        await readCalendars();
      }
      return smtp.about(owner.email).map(({ subject }) => subject);
    };
    const told = 'Não conseguimos ler o seu calendário';
    await add(calendars, owner);
    file = '<title>Entrar</title>';
    expect(await readAfter(5, 55)).toEqual([]);
    expect(await readAfter(5, 5)).toEqual([told]);
    expect(smtp.mails[0]?.text).toMatch(/127\.0\.0\.1 .* desde .*procure o que termina em \.ics/s);
    file = meeting;
    await readAfter(5);
    file = '';
    expect(await readAfter(5, 60)).toEqual([told, told]);
  });

  test('stores nothing for an owner who has left, and deletes their calendars', async () => {
    await add();
    await db.doc('availability/hosts').set({ helena: { name: 'Helena' } });
    await calendars.refreshAll(async () => new Set());
    expect(await copies()).toEqual([]);
    expect(await dataAt(calendarAddressesPath('helena'))).toBeUndefined();
    expect(await dataAt('availability/hosts')).toMatchObject({ helena: { hasLeft: true } });
    expect(asked).toBe(0);
  });

  test('stops when the calendar is removed; a sixth calendar is refused', async () => {
    await add();
    const [first = ''] = Object.keys((await dataAt(calendarsPath('helena')))?.calendars);
    for (let count = 2; count <= 5; count += 1) await add();
    await expect(add()).rejects.toThrow('tooMany');
    await calendars.remove('helena', first);
    expect(await copies()).toHaveLength(4);
    expect((await dataAt(calendarAddressesPath('helena')))?.sealed).not.toHaveProperty(first);
  });
});
