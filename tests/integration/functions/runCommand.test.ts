import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { agendaPath } from '#src/domain/agenda/slots.ts';
import type { Command } from '#src/domain/commands/table.ts';
import { VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, store, storedBooking, storedMessage } from '#tests/support/store.ts';
import {
  bookingSubmission,
  messageSubmission,
  storeSubmissions,
  takenOn,
} from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';
import { openWay } from './openWay.ts';

// Few, because a booking that races for a slot retries with growing backoff.
const RIVALS = 3;
/** Several days, because on one day the first rival may write before the others have read the agenda. */
const DAYS = [3, 4, 5].map((number) => openDay(number));
const run = createCommandRunner(() => db);
const now = new Date();
const bia = { by: 'bia@alinhavo.example', uid: 'bia', now: new Date('2030-01-07T12:00:00Z') };

beginEmpty();

test('only one of several simultaneous bookings of a slot is stored', async () => {
  const book = (data: string, visitor: number) => {
    const email = `pessoa${visitor}@exemplo.com.br`;
    const { kind, id, ...booking } = bookingSubmission({ data, horario: '10:00', email });
    const command = { action: 'book', id, booking, requestHash: '', isSuspicious: false } as const;
    return run({ kind, id }, command, { by: VISITOR, now });
  };
  for (const data of DAYS) {
    const outcomes = await Promise.all(Array.from({ length: RIVALS }, (_, visitor) => book(data, visitor)));
    expect(outcomes.filter((outcome) => !('refused' in outcome))).toHaveLength(1);
    expect(await takenOn(db, data)).toEqual(['10:00']);
  }
  expect((await db.collection('bookings').get()).size).toBe(DAYS.length);
});

test('when two administrators move a booking at once, one is refused and the booking holds one slot', async () => {
  const [from = '', to = ''] = DAYS;
  const booking = await storedBooking({ data: from, horario: '09:00' });
  const move = (by: string, data: string) => {
    const command: Command = { action: 'moveByStudio', data, horario: '10:00', tells: true };
    return run(booking, command, { by, uid: by, name: by, now });
  };
  const outcomes = await Promise.all([move('bia', to), move('rui', from)]);
  expect(outcomes.filter((one) => 'refused' in one)).toMatchObject([{ refused: 'changed' }]);
  const { data, horario } = (await dataAt(booking)) ?? {};
  expect([...(await takenOn(db, from)), ...(await takenOn(db, to))]).toEqual([horario]);
  expect(await takenOn(db, data)).toEqual([horario]);
});

test('a process killed after any of its requests has moved a booking completely or not at all', async () => {
  // Only this test in this run uses the project, because the locks of a killed process block others for a minute.
  const project = `demo-${randomUUID()}`;
  const own = await openDatabase(undefined, project);
  const found = new Set<string>();
  let isKilled = true;
  for (let passing = 1; isKilled; passing += 1) {
    // Uses a month and an address that no killed process has locked.
    const data = `${2030 + passing}-05-13`;
    const booking = bookingSubmission({ data, email: 'so-desta-prova@exemplo.com.br' });
    await storeSubmissions(own, [booking]);
    const death = new AbortController();
    const killed = once(death.signal, 'abort').then(() => true);
    let requests = 0;
    const way = await openWay(() => {
      requests += 1;
      if (requests < passing) return;
      way.cut();
      death.abort();
    });
    const database = await openDatabase(way.host, project);
    const command = { action: 'moveByStudio', data, horario: '10:00', tells: true } as const;
    const move = createCommandRunner(() => database)(booking, command, bia).then(() => false);
    isKilled = await Promise.race([move, killed]);
    move.catch(() => {});

    const paths = [`bookings/${booking.id}`, agendaPath(data)];
    const mails = ['moved', 'studioMoved'].map((name) => `mails/${booking.id}.${name}.1`);
    const [stored, month, ...told] = await own.getAll(...[...paths, ...mails].map((path) => own.doc(path)));
    const horario = stored?.get('horario');
    found.add(horario);
    expect(month?.get('taken')[data], `${passing} requests`).toEqual([horario]);
    expect(told.map(({ exists }) => exists)).toEqual(Array(2).fill(horario === '10:00'));
  }
  expect(found).toEqual(new Set(['09:00', '10:00']));
});

async function send(minutes: number, email = 'ana@exemplo.com.br') {
  const id = randomUUID();
  const message = { form: 'message' as const, nome: 'Ana', email, mensagem: 'Boa tarde!' };
  const now = new Date(Date.now() - 3_600_000 + minutes * 60_000);
  const command = { action: 'message', id, message, isSuspicious: false } as const;
  await run({ kind: 'messages', id }, command, { by: VISITOR, now });
  return { kind: 'messages', id } as const;
}
const standing = async (...sent: { kind: 'messages'; id: string }[]) =>
  (await Promise.all(sent.map(dataAt))).map((one) => [one?.state, one?.conversation]);

test('a message joins the open conversation of its address, and takes over its responsible person and unfinished answer', async () => {
  const first = await send(0);
  await db.doc(`messages/${first.id}`).update({ 'drafts.bia': 'Oi' });
  await giveAsBia(first, { action: 'assign', responsible: 'caio@exemplo.com.br' });
  const second = await send(1, 'ANA@exemplo.com.br');
  expect(await standing(first, second)).toEqual([
    ['joined', first.id],
    ['new', first.id],
  ]);
  const begun = { responsible: 'caio@exemplo.com.br', drafts: { bia: { text: 'Oi' } } };
  expect(await dataAt(second)).toMatchObject(begun);
  expect(await dataAt(first)).toMatchObject({ revision: 2, log: { 2: { what: 'joined', from: 'new' } } });
});

test('if an address has very many messages, only the latest are read', async () => {
  const old = { email: 'ana@exemplo.com.br', createdAt: new Date(Date.now() - 9_000_000) };
  const open = await storedMessage(old);
  const later = { ...old, state: 'archived', createdAt: new Date(Date.now() - 7_200_000) } as const;
  const latest = Array.from({ length: 30 }, () => messageSubmission(later));
  await store(...latest);
  const sent = await send(0);
  expect(await standing(sent)).toEqual([['new', sent.id]]);
  // Two messages are deleted, so that the open message is among the latest.
  for (const one of [sent, latest[0]]) await db.doc(`messages/${one?.id}`).delete();
  expect(await standing(await send(1))).toEqual([['new', open.id]]);
});

test('one of two simultaneous messages joins the other', async () => {
  const states = (await standing(...(await Promise.all([send(0), send(0)])))).map(([state]) => state);
  expect(states.sort()).toEqual(['joined', 'new']);
});
