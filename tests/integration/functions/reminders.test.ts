import { describe, expect, test } from 'vitest';
import { slotStart } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, store, storedBooking, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission } from '#tests/support/submissions.ts';
import { redeliverAt } from './createTestHandlers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beginEmpty();

const longAgo = new Date(Date.now() - 20 * DAY);
const stored = (id: string) => dataAt(`bookings/${id}`);

describe('a reminder', () => {
  const inbox = openInbox();
  const at = async (hoursBefore: number, { data, horario }: BookingSubmission) => {
    await redeliverAt(new Date(slotStart(data, horario).getTime() - hoursBefore * HOUR), inbox.port);
    return inbox.mails.filter(({ subject }) => subject?.startsWith('Lembrete'));
  };
  const some = async (changes: Partial<BookingSubmission> = {}) => {
    const booking = await storedBooking({ data: openDay(10), createdAt: longAgo, ...changes });
    return booking;
  };

  test('goes to the visitor once, a day before, with the meeting address and the link', async () => {
    await db.doc('availability/private').set({ meetingAddress: 'https://video.example/sala' });
    const booking = await some();
    expect(await at(24.1, booking)).toEqual([]);
    const [mail, ...others] = await at(23.9, booking);
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual([booking.email]);
    expect(mail?.text).toContain('Onde: https://video.example/sala');
    expect(mail?.text).toContain('/agendamento/gerir#');
    expect(await at(1, booking)).toHaveLength(1);
    expect(await stored(booking.id)).toMatchObject({
      reminder: 'done',
      history: [{ what: 'reminded', by: 'site' }],
    });
  });
});

test('a postponed message becomes new on its day, unless its state has changed', async () => {
  const [message, answered] = [await storedMessage(), await storedMessage()];
  const now = new Date('2030-03-12T12:00:00-03:00');
  const until = '2030-03-14';
  for (const one of [message, answered])
    await giveAsBia(one, { action: 'state', state: 'archived', until }, { now });
  await giveAsBia(answered, { action: 'state', state: 'answered' }, { now });
  const states = async (moment: string) => {
    await redeliverAt(new Date(moment), 1);
    return Promise.all([message, answered].map(async (one) => (await dataAt(one))?.state));
  };
  expect(await states('2030-03-13T23:59:00-03:00')).toEqual(['postponed', 'answered']);
  expect(await states('2030-03-14T00:01:00-03:00')).toEqual(['new', 'answered']);
});

describe('a meeting address that the studio sets later', () => {
  const inbox = openInbox();
  const address = 'https://video.example/nova';
  const tell = async () => {
    for (const _ of [1, 2]) await redeliverAt(new Date(), inbox.port);
    return inbox.mails.filter(({ subject }) => subject?.startsWith('Onde é'));
  };

  test('is mailed once, with a calendar file, only to visitors with an upcoming consultation who were promised it', async () => {
    await db.doc('availability/private').set({ meetingAddress: address, isPlaceUntold: true });
    const some = (changes: Partial<BookingSubmission> = {}) =>
      bookingSubmission({ data: openDay(10), createdAt: longAgo, reminder: 'done', ...changes });
    const promised = some();
    // tests/unit/domain/commands/outcomes.test.ts covers everybody who gets no mail.
    await store(
      promised,
      some({ meetingAddress: 'https://video.example/propria' }),
      some({ holdsSlot: false }),
    );
    const [mail, ...more] = await tell();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([promised.email]);
    expect(mail?.text).toContain(`Onde: ${address}`);
    expect(await stored(promised.id)).toMatchObject({
      sequence: 1,
      history: [{ what: 'place', by: 'site' }],
    });
    expect(await dataAt('availability/private')).toEqual({ meetingAddress: address });
    // Setting the same address again causes no second mail to visitors who already have it.
    await db.doc('availability/private').update({ isPlaceUntold: true });
    expect(await tell()).toHaveLength(1);
  });
});
