import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { isAll } from '#tests/support/scaled.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { bookingSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { WAIT_MS } from '#tests/support/waitLimit.ts';
import { createTestHandlers } from '../createTestHandlers.ts';
import { FUNCTIONS_URL, SMTP_PORT } from '../functionsUnderTest.ts';

const CALLS = isAll ? 200 : 50;

const db = await openDatabase();
let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
beforeEach(async () => {
  await forgetSubmissions(db);
  inbox = await openSmtpInbox(SMTP_PORT);
});
afterEach(() => inbox.close());

/** A stored booking, and the token of its link as the running functions sign it. */
async function storeBooking(changes: object) {
  const booking = bookingSubmission(changes);
  await storeSubmissions(db, [booking]);
  const linkKeys = 'a-key-for-links-on-this-machine-only';
  const { tokenOf } = createTestHandlers({ db, smtpPort: SMTP_PORT, linkKeys });
  return { ...booking, token: tokenOf(booking) };
}

test(`${CALLS} calls at once about ten bookings, most for one slot, are all answered`, async () => {
  const bookings = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      storeBooking({
        email: `pessoa${index}@exemplo.com.br`,
        data: openDay(20 + Math.floor(index / 5)),
        horario: (['09:00', '10:00', '11:00', '14:00', '15:00'] as const)[index % 5] ?? '09:00',
      }),
    ),
  );
  const changes = [
    { action: 'show' },
    { action: 'move', sequence: 0, data: openDay(10), horario: '09:00' },
    { action: 'move', sequence: 0, data: openDay(11), horario: '10:00' },
    { action: 'cancel', sequence: 0 },
  ];
  const answers = await Promise.all(
    Array.from({ length: CALLS }, async (_, index) => {
      const { token } = bookings[index % bookings.length] ?? {};
      const { status } = await fetch(`${FUNCTIONS_URL}/manageBooking`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, ...changes[index % changes.length] }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      return status;
    }),
  );
  // A request that waits too long for others is answered as well: it may be tried again.
  expect(answers.filter((status) => ![200, 409, 500].includes(status))).toEqual([]);
  const held = (await db.collection('bookings').where('holdsSlot', '==', true).get()).docs;
  const slots = held.map((one) => `${one.get('data')} ${one.get('horario')}`);
  expect(new Set(slots).size).toBe(slots.length);
});
