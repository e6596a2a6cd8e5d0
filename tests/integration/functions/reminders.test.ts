import { beforeEach, describe, expect, test } from 'vitest';
import { slotStart } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openDay } from '#tests/support/openDays.ts';
import {
  bookingSubmission,
  failedMails,
  messageSubmission,
  storedWithMail,
  storeSubmissions,
} from '#tests/support/submissions.ts';
import { createCommandRunner } from '../../../functions/src/commands/runCommand.ts';
import { createTestHandlers } from './createTestHandlers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beginEmpty();

const longAgo = new Date(Date.now() - 20 * DAY);
const stored = async (id: string) => (await db.doc(`bookings/${id}`).get()).data();

describe('a reminder', () => {
  const inbox = openInbox();
  let now = new Date();
  beforeEach(() => {
    now = new Date();
  });
  const handlers = () => createTestHandlers({ db, smtpPort: inbox.port, now: () => now });
  const at = async (hoursBefore: number, { data, horario }: BookingSubmission) => {
    now = new Date(slotStart(data, horario).getTime() - hoursBefore * HOUR);
    await handlers().redeliver();
    return inbox.mails.filter(({ subject }) => subject?.startsWith('Lembrete'));
  };
  const some = async (changes: Partial<BookingSubmission> = {}) => {
    const booking = bookingSubmission({ data: openDay(10), createdAt: longAgo, ...changes });
    await storeSubmissions(db, [booking]);
    return booking;
  };

  test('goes to the visitor a day before, once, with the address of the conversation and the link', async () => {
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

test('what is put away until a day is new again on it, and what was given another state meanwhile is not', async () => {
  const [message, booking, answered] = [messageSubmission(), bookingSubmission(), messageSubmission()];
  await storeSubmissions(db, [message, booking, answered]);
  const runCommand = createCommandRunner(() => db);
  const now = new Date('2030-03-12T12:00:00-03:00');
  const give = ({ kind, id }: Submission, fields: { state: 'answered' | 'archived'; until?: string }) =>
    runCommand({ kind, id }, { action: 'state', ...fields }, { by: 'a@b.example', now });
  expect(await give(message, { state: 'archived', until: '2030-03-12' })).toEqual({ refused: 'closed' });
  expect(await give(message, { state: 'answered', until: '2030-03-14' })).toEqual({ refused: 'closed' });
  for (const one of [message, booking, answered]) await give(one, { state: 'archived', until: '2030-03-14' });
  await give(answered, { state: 'answered' });
  const states = async (moment: string) => {
    await createTestHandlers({ db, smtpPort: 1, now: () => new Date(moment) }).redeliver();
    return Promise.all(
      [message, booking, answered].map(async (one) => (await storedWithMail(db, one))?.state),
    );
  };
  expect(await states('2030-03-13T23:59:00-03:00')).toEqual(['postponed', 'postponed', 'answered']);
  expect(await states('2030-03-14T00:01:00-03:00')).toEqual(['new', 'new', 'answered']);
  await give(message, { state: 'archived' });
  expect(await states('2030-03-15T00:01:00-03:00')).toEqual(['archived', 'new', 'answered']);
});

describe('an address that the studio sets later', () => {
  const inbox = openInbox();
  const address = 'https://video.example/nova';
  const tell = async () => {
    const now = () => new Date();
    for (const _ of [1, 2]) await createTestHandlers({ db, smtpPort: inbox.port, now }).redeliver();
    return inbox.mails.filter(({ subject }) => subject?.startsWith('Onde é'));
  };

  test('reaches, once, those to come who were promised it, in the calendar too, and nobody else', async () => {
    await db.doc('availability/private').set({ meetingAddress: address, isPlaceUntold: true });
    const some = (changes: Partial<BookingSubmission> = {}) =>
      bookingSubmission({ data: openDay(10), createdAt: longAgo, reminder: 'done', ...changes });
    const promised = some();
    const place = { at: longAgo, what: 'place' as const, by: 'studio' as const };
    const others = [
      some({ meetingAddress: 'https://video.example/propria' }),
      some({ history: [place] }),
      some({ holdsSlot: false, cancelledAt: longAgo }),
      some({ state: 'review' }),
      some({ email: '', emailKey: '' }),
      some({ data: '2020-01-06' }),
    ];
    await storeSubmissions(db, [promised, ...others]);
    const [mail, ...more] = await tell();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([promised.email]);
    expect(mail?.text).toContain(`Onde: ${address}`);
    expect(await stored(promised.id)).toMatchObject({
      sequence: 1,
      history: [{ what: 'place', by: 'site' }],
    });
    expect((await db.doc('availability/private').get()).data()).toEqual({ meetingAddress: address });
    // Set anew, it reaches those of whom it was not known before.
    await db.doc('availability/private').update({ isPlaceUntold: true });
    expect(await tell()).toHaveLength(1);
  });

  test('is in the confirmation that has not gone out yet, and needs no other mail', async () => {
    const booking = bookingSubmission({
      data: openDay(10),
      createdAt: longAgo,
      mail: { ...failedMails, state: 'pending', attempts: 1, nextAttemptAt: new Date(Date.now() + HOUR) },
    });
    await storeSubmissions(db, [booking]);
    await db.doc('availability/private').set({ meetingAddress: address, isPlaceUntold: true });
    expect(await tell()).toEqual([]);
  });
});
