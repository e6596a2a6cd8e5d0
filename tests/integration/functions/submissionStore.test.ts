import { expect, test } from 'vitest';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { bookingSubmission, messageSubmission, takenOn } from '#tests/support/submissions.ts';
import { createSubmissionStore } from '../../../functions/src/commands/submissionStore.ts';

// A booking that waits for a slot tries again after ever longer pauses.
const RIVALS = 3;
/** In one process all of them read the agenda before the first one writes; nearly always, hence several days. */
const DAYS = [3, 4, 5];

test('of bookings that look for their slot in the same moment one is stored', async () => {
  const db = await openDatabase();
  await forgetSubmissions(db);
  const store = createSubmissionStore(() => db, 0);
  const now = new Date();
  const book = (data: string, visitor: number) => {
    const { kind, id, mail: _, ...record } = bookingSubmission({ data, horario: '10:00' });
    const booking = { slot: { data, horario: '10:00' } as const, hashedEmail: `visitor-${visitor}` };
    return store.accept({ kind, id, record }, { hashedIp: undefined, booking, now });
  };
  for (const data of DAYS.map((number) => openDay(number))) {
    const outcomes = await Promise.all(Array.from({ length: RIVALS }, (_, visitor) => book(data, visitor)));
    expect(outcomes.filter((outcome) => typeof outcome === 'object' && 'started' in outcome)).toHaveLength(1);
    expect(await takenOn(db, data)).toEqual(['10:00']);
  }
  expect((await db.collection('bookings').get()).size).toBe(DAYS.length);
});

test('a submission that is stored already is not stored once more', async () => {
  const db = await openDatabase();
  await forgetSubmissions(db);
  const store = createSubmissionStore(() => db, 0);
  const { kind, id, mail: _, ...record } = messageSubmission();
  const accept = () =>
    store.accept({ kind, id, record }, { hashedIp: undefined, booking: undefined, now: new Date() });
  expect(await accept()).toMatchObject({ started: [{}, {}] });
  await db.doc(`messages/${id}`).update({ mensagem: 'A primeira' });
  expect(await accept()).toMatchObject({ known: { mensagem: 'A primeira' } });
  expect((await db.doc(`messages/${id}`).get()).get('mensagem')).toBe('A primeira');
});
