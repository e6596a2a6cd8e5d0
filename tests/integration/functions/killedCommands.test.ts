import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { agendaPath } from '#src/domain/agenda/slots.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { bookingSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';
import { openWay } from './openWay.ts';

const GIVEN = { by: 'bia@alinhavo.example', uid: 'bia', now: new Date('2030-01-07T12:00:00Z') };

/** Only this test in this run uses the project, because the locks of a killed process block others for a minute. */
const PROJECT = `demo-${randomUUID()}`;
const db = await openDatabase(undefined, PROJECT);

test('a process killed after any of its requests has moved a booking completely or not at all', async () => {
  const found = new Set<string>();
  let isKilled = true;
  for (let passing = 1; isKilled; passing += 1) {
    // Uses a month and an address that no killed process has locked.
    const data = `${2030 + passing}-05-13`;
    const booking = bookingSubmission({ data, email: 'so-desta-prova@exemplo.com.br' });
    await storeSubmissions(db, [booking]);
    const death = new AbortController();
    const killed = once(death.signal, 'abort').then(() => true);
    let requests = 0;
    const way = await openWay(() => {
      requests += 1;
      if (requests < passing) return;
      way.cut();
      death.abort();
    });
    const database = await openDatabase(way.host, PROJECT);
    const command = { action: 'moveByStudio', data, horario: '10:00', tells: true } as const;
    const move = createCommandRunner(() => database)(booking, command, GIVEN).then(() => false);
    isKilled = await Promise.race([move, killed]);
    move.catch(() => {});

    const paths = [`bookings/${booking.id}`, agendaPath(data)];
    const mails = ['moved', 'studioMoved'].map((name) => `mails/${booking.id}.${name}.1`);
    const [stored, month, ...told] = await db.getAll(...[...paths, ...mails].map((path) => db.doc(path)));
    const horario = stored?.get('horario');
    found.add(horario);
    expect(month?.get('taken')[data], `${passing} requests`).toEqual([horario]);
    expect(told.map(({ exists }) => exists)).toEqual(Array(2).fill(horario === '10:00'));
  }
  expect(found).toEqual(new Set(['09:00', '10:00']));
});
