import { expect, test } from 'vitest';
import { VISITOR } from '#src/domain/submissions/submissionLog.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { bookingSubmission, takenOn } from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';

// A booking that waits for a slot tries again after ever longer pauses.
const RIVALS = 3;
/** In one process all of them read the agenda before the first one writes; nearly always, hence several days. */
const DAYS = [3, 4, 5];

test('of bookings that look for their slot in the same moment one is stored', async () => {
  const db = await openDatabase();
  await forgetSubmissions(db);
  const runCommand = createCommandRunner(() => db);
  const book = (data: string, visitor: number) => {
    const email = `pessoa${visitor}@exemplo.com.br`;
    const { kind, id, ...booking } = bookingSubmission({ data, horario: '10:00', email });
    const command = { action: 'book', id, booking, requestHash: '', isSuspicious: false } as const;
    return runCommand({ kind, id }, command, { by: VISITOR, now: new Date() });
  };
  for (const data of DAYS.map((number) => openDay(number))) {
    const outcomes = await Promise.all(Array.from({ length: RIVALS }, (_, visitor) => book(data, visitor)));
    expect(outcomes.filter((outcome) => !('refused' in outcome))).toHaveLength(1);
    expect(await takenOn(db, data)).toEqual(['10:00']);
  }
  expect((await db.collection('bookings').get()).size).toBe(DAYS.length);
});
