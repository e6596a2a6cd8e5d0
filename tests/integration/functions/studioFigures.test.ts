import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Command } from '#src/domain/commands/table.ts';
import { completeReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { dataAt, store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { createFiguresStore } from '../../../functions/src/adapters/figuresStore.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someBooking } from './post.ts';

// A Wednesday, two working days after a Monday.
const DAY = '2031-05-14';
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00-03:00`);
const now = at('10:00');

type Given = Pick<Submission, 'kind' | 'id'>;
const give = (submission: Given, command: Command, moment = now, commandId = randomUUID()) =>
  giveAsBia(submission, command, { now: moment, commandId });
const figures = async (day = DAY) => (await db.doc(`figures/${day}`).get()).get('figures');

beginEmpty();

test('the first answer to a message is counted once, by the working days it took, and not if it is undone', async () => {
  const monday = messageSubmission({ createdAt: at('09:00', '2031-05-12') });
  const friday = messageSubmission({ createdAt: at('09:00', '2031-05-09') });
  await store(monday, friday);
  const commandId = randomUUID();
  await give(monday, { action: 'reply', text: 'Sim!' }, now, commandId);
  await give(monday, { action: 'reply', text: 'Sim!' }, now, commandId);
  await give(monday, { action: 'reply', text: 'Até já!' });
  await give(friday, { action: 'state', state: 'answered' });
  expect((await figures()).answers).toEqual({ 2: 1, 3: 1 });
  await give(friday, { action: 'state', state: 'new' });
  expect((await figures()).answers).toEqual({ 2: 1, 3: 0 });
  await give(friday, { action: 'reply', text: 'Sim!' });
  await give(friday, { action: 'takeBack', reply: 3 }, new Date(now.getTime() + 1000));
  expect((await figures()).answers).toEqual({ 2: 1, 3: 0 });
});

test('an answer that the studio sends from its mailbox is counted as the first answer, at the time of the mail', async () => {
  const monday = await storedMessage({ createdAt: at('09:00', '2031-05-12') });
  const mail = { id: 'mail-of-the-studio', standing: 'added', by: 'studio', sort: 'person', at: now };
  const received = completeReceivedMail(mail.id, { ...mail, expireAt: at('10:00', '2032-05-14') });
  const command = { action: 'receive', mail: received, isDecided: false } as const;
  await give(monday, command);
  await give(monday, command);
  await give(monday, { action: 'reply', text: 'Até já!' }, at('10:00', '2031-05-15'));
  expect((await figures()).answers).toEqual({ 2: 1 });
  expect((await figures('2031-05-15'))?.answers).toBeUndefined();
});

test('a consultation is counted as kept or missed only after its start, and a correction replaces the count', async () => {
  const past = bookingSubmission({ data: DAY, horario: '09:00', tipoConsulta: 'branding' });
  const coming = bookingSubmission({ data: DAY, horario: '14:00' });
  await store(past, coming);
  await give(past, { action: 'attend', attendance: 'missed' });
  await give(past, { action: 'attend', attendance: 'kept' });
  await give(past, { action: 'attend', attendance: 'kept' });
  expect(await give(coming, { action: 'attend', attendance: 'kept' })).toEqual({ refused: 'closed' });
  expect(await figures()).toEqual({ kept: { branding: 1 }, missed: { branding: 0 } });
  // A correction made a month later changes the figures of the consultation's day and month, not the current month's.
  const later = at('10:00', '2031-06-02');
  await createFiguresStore(() => db).foldLastMonth(later);
  await give(past, { action: 'attend', attendance: 'missed' }, later);
  expect(await figures('2031-06-02')).toBeUndefined();
  const sums = { kept: { branding: 0 }, missed: { branding: 1 } };
  expect(await figures()).toEqual(sums);
  expect((await db.doc('figureMonths/2031-05').get()).get('figures')).toMatchObject(sums);
  await give(past, { action: 'attend', attendance: 'none' }, later);
  await give(past, { action: 'attend', attendance: 'none' }, later);
  expect(await figures()).toEqual({ kept: { branding: 0 }, missed: { branding: 0 } });
  const stored = await dataAt(`bookings/${past.id}`);
  expect(stored).not.toHaveProperty('attendance');
  expect(stored).toMatchObject({ revision: 4, log: { 4: { what: 'unnoted' } } });
});

test('a booking is counted by type and by referral; a booking that was held back is counted only after it is confirmed', async () => {
  const { book } = createTestHandlers({ db, smtpPort: 9, now: () => now });
  const asked = { data: '2031-05-21', comoConheceu: 'Indicação', tipoConsulta: 'website' };
  const booking = { ...someBooking(), ...asked, recaptchaToken: PERSON };
  await book(booking);
  await book(booking);
  const id = randomUUID();
  await book({ ...booking, horario: '14:00', idempotencyKey: id, conferencia: 'https://spam.example' });
  const once = { consultations: { website: 1 }, referrals: { Indicação: 1 } };
  expect(await figures()).toEqual(once);
  await give({ kind: 'bookings', id }, { action: 'confirm' });
  expect((await figures()).consultations).toEqual({ website: 2 });
  for (const state of ['spam', 'archived', 'spam'] as const)
    await give({ kind: 'bookings', id }, { action: 'state', state });
  expect(await figures()).toEqual(once);
});

test('a received message is counted by day and subject; spam, held-back messages and the studio’s own are not', async () => {
  const { contact: message } = createTestHandlers({ db, smtpPort: 9, now: () => now });
  const typed = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Um site novo' };
  const sent = { ...typed, recaptchaToken: PERSON };
  await message(sent);
  await message({ ...sent, email: 'bo@exemplo.com.br', mensagem: 'Olá!' });
  const held = await storedMessage({ form: 'budget', state: 'review', createdAt: now });
  await message({ ...sent, email: 'cai@exemplo.com.br', conferencia: 'https://spam.example' });
  const first = { nome: 'Eva', email: 'eva@exemplo.com.br', mensagem: 'Bom dia!' };
  const id = randomUUID();
  await give({ kind: 'messages', id }, { action: 'write', kind: 'messages', id, message: first });
  expect(await figures()).toEqual({ received: { message: 2 } });
  await give(held, { action: 'confirm' }, at('10:00', '2031-05-20'));
  expect(await figures()).toEqual({ received: { message: 2, budget: 1 } });
  await give(held, { action: 'state', state: 'spam' });
  expect(await figures()).toEqual({ received: { message: 2, budget: 0 } });
});
