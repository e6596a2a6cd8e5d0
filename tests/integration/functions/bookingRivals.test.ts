import { expect, test } from 'vitest';
import type { Command } from '#src/domain/commands/table.ts';
import { VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, storedBooking } from '#tests/support/store.ts';
import { bookingSubmission, takenOn } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

// Few, because a booking that races for a slot retries with growing backoff.
const RIVALS = 3;
/** Several days, because on one day the first rival may write before the others have read the agenda. */
const DAYS = [3, 4, 5].map((number) => openDay(number));
const run = createCommandRunner(() => db);
const now = new Date();

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
