import { expect, test } from 'vitest';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { mondayOf } from '#src/domain/time/mondayOf.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { openDay } from '#tests/support/openDays.ts';
import { bookingSubmission, storedWithMail, storeSubmissions, takenOn } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

const run = createCommandRunner(() => db);
const as = (name: string) => ({ by: `${name}@estudio.example`, uid: name, name });
const now = new Date();
const [day, other] = [openDay(20, now), openDay(21, now)];

beginEmpty();

const move = ({ id, revision }: BookingSubmission, { data = other, tells = true, by = 'bia' } = {}) =>
  run(
    { kind: 'bookings', id, revision },
    { action: 'moveByStudio', data, horario: '10:00', tells },
    { ...as(by), now },
  );
const stored = (booking: BookingSubmission) => storedWithMail(db, booking);

test('the studio moves a booking to any slot that nobody holds, also on a closed day, and its visitor is told', async () => {
  const booking = bookingSubmission({ data: day, horario: '09:00' });
  await storeSubmissions(db, [booking]);
  const saturday = addDays(mondayOf(other), 5);
  await move(booking, { data: saturday });
  expect(await stored(booking)).toMatchObject({
    data: saturday,
    horario: '10:00',
    sequence: 1,
    revision: 1,
    reminder: 'due',
    log: { 1: { by: 'bia@estudio.example', what: 'moved' } },
    mail: { outstanding: expect.arrayContaining(['moved', 'studioMoved']) },
  });
  expect([await takenOn(db, day), await takenOn(db, saturday)]).toEqual([[], ['10:00']]);
});

test('of two administrators who move it at once one is refused, and it holds one slot', async () => {
  const booking = bookingSubmission({ data: day, horario: '09:00' });
  await storeSubmissions(db, [booking]);
  const outcomes = await Promise.all([move(booking, { by: 'bia' }), move(booking, { by: 'rui', data: day })]);
  expect(outcomes.filter((one) => 'refused' in one)).toMatchObject([{ refused: 'changed' }]);
  const found = await stored(booking);
  const slots = [...(await takenOn(db, day)), ...(await takenOn(db, other))];
  expect(slots).toEqual([found?.horario]);
  expect(await takenOn(db, found?.data)).toEqual([found?.horario]);
});
