import { beforeEach, describe, expect, test } from 'vitest';
import { HEALTH_STATUS_PATH } from '#src/domain/site/health.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { scaled } from '#tests/support/scaled.ts';
import { storedWithMail, takenOn } from '#tests/support/submissions.ts';
import { createFloodGauge, DEFAULT_FLOOD } from '../../../functions/src/adapters/limits/floodGauge.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someBooking, someMessage } from './post.ts';
import { openSilentServer } from './silentServer.ts';

const STUDIO = 'ola@alinhavo.example';
const HOUR = 3_600_000;

beginEmpty();
const inbox = openInbox();
let now: Date;
beforeEach(() => {
  now = new Date();
});
const open = (flood = DEFAULT_FLOOD) =>
  createTestHandlers({ db, smtpPort: inbox.port, flood, now: () => now });
const atOnce = <One>(count: number, send: (index: number) => Promise<One>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));
const message = (email: string) => ({ ...someMessage(), email, recaptchaToken: PERSON });
const booking = (email = 'ana@exemplo.com.br') => ({ ...someBooking(), email, recaptchaToken: PERSON });
const to = (address: string) => inbox.mails.filter(({ recipients }) => recipients.includes(address));
const of = async (id: string) => (await storedWithMail(db, { kind: 'bookings', id })) as BookingSubmission;

const MESSAGES = scaled(200);
const USUAL = scaled(DEFAULT_FLOOD.messages);

test(`${MESSAGES} messages at once are all stored: ${USUAL} are acknowledged, the others wait, and the studio gets one notice of the flood`, async () => {
  const handlers = open({ ...DEFAULT_FLOOD, messages: USUAL });
  const answers = await atOnce(MESSAGES, (index) =>
    handlers.contact(message(`pessoa${index}@exemplo.com.br`)),
  );
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
  expect(answers.filter(([, answer]) => 'review' in answer)).toHaveLength(MESSAGES - USUAL);
  const states = (await db.collection('messages').get()).docs.map((one) => one.get('state'));
  expect(states.filter((state) => state === 'new')).toHaveLength(USUAL);
  expect(states.filter((state) => state === 'review')).toHaveLength(MESSAGES - USUAL);
  for (const _ of [1, 2]) {
    now = new Date(now.getTime() + 10 * 60_000);
    await handlers.redeliver();
  }
  await handlers.checkHealth();
  expect((await db.doc(HEALTH_STATUS_PATH).get()).get('topics')).toEqual(['volume']);
  expect(inbox.mails).toHaveLength(2 * USUAL + 1);
  expect(to(STUDIO).filter(({ subject }) => subject?.startsWith('O site precisa'))).toHaveLength(1);
});

test('a second process also counts the submissions of the first, and the flood ends after an hour', async () => {
  await atOnce(3, (index) => open({ messages: 3, bookings: 1 }).contact(message(`a${index}@b.example`)));
  const other = open({ messages: 3, bookings: 1 });
  expect((await other.contact(message('a4@b.example')))[1]).toMatchObject({ review: true });
  now = new Date(now.getTime() + HOUR + 1);
  expect((await other.contact(message('a5@b.example')))[1]).not.toHaveProperty('review');
});

test('refused and repeated submissions are not counted', async () => {
  const handlers = open({ messages: 2, bookings: 1 });
  const first = message('a@b.example');
  for (const _ of [1, 2, 3]) await handlers.contact(first);
  expect((await handlers.contact(message('c@d.example')))[1]).not.toHaveProperty('review');
  const held = booking();
  await handlers.book(held);
  for (const _ of [1, 2]) expect((await handlers.book({ ...booking(), data: held.data }))[0]).toBe(409);
  expect((await handlers.book(booking()))[1]).toHaveProperty('heldUntil');
});

test('if the database does not respond, nobody waits, and submissions are treated as usual', async () => {
  const silent = await openSilentServer(0);
  const database = await openDatabase(`127.0.0.1:${silent.port}`);
  const { enter } = createFloodGauge(
    () => database,
    DEFAULT_FLOOD,
    () => now,
  );
  expect(await enter('messages')).toMatchObject({ isFlood: false });
  await silent.close();
});

test('in a flood, a booking is only a request; unconfirmed, it frees its slot after two hours, and its visitor gets one mail', async () => {
  const handlers = open({ messages: 60, bookings: 1 });
  await handlers.book(booking('primeira@exemplo.com.br'));
  const sent = booking();
  const { idempotencyKey: id, data } = sent;
  const heldUntil = new Date(now.getTime() + 2 * HOUR);
  const answer = { review: true, heldUntil: heldUntil.toISOString() };
  expect(await handlers.book(sent)).toMatchObject([200, answer]);
  const [request] = to('ana@exemplo.com.br');
  expect(request?.subject).toMatch(/^Pedido de agendamento: /);
  expect(request?.text).toMatch(/a equipe confirma cada um.*O horário fica guardado para você até/);
  expect(request?.text).not.toMatch(/Onde:|está marcada/);
  expect(request?.attachments).toEqual([]);
  const token = handlers.tokenOf({ ...(await of(id)), createdAt: now, kind: 'bookings', id });
  expect((await handlers.manage({ action: 'show', token }))[1]).toMatchObject({ status: 'requested' });

  now = new Date(heldUntil.getTime() - 1);
  await handlers.redeliver();
  expect(await takenOn(db, data)).toEqual(['10:00']);
  now = heldUntil;
  for (const _ of [1, 2]) await handlers.redeliver();
  expect(await takenOn(db, data)).toEqual([]);
  expect(await of(id)).toMatchObject({ state: 'review', holdsSlot: false, cancelledAt: null });
  const [, mail, ...others] = to('ana@exemplo.com.br');
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Ainda sem confirmação: /);
  expect(mail?.text).toContain(`data=${data}&horario=10%3A00`);
  now = new Date(now.getTime() + HOUR);
  expect((await handlers.book({ ...booking('outra@exemplo.com.br'), data }))[0]).toBe(200);
});

describe('a first confirmation', () => {
  const spellings = [
    'ana.souza@gmail.com',
    'anasouza+a@gmail.com',
    'a.n.asouza@googlemail.com',
    'anasouza@gmail.com',
  ];

  test('reaches a mailbox only three times a day, however its address is spelled; for a fourth message the page says that no mail is sent', async () => {
    const handlers = open();
    const answers = [];
    for (const email of spellings) answers.push((await handlers.contact(message(email)))[1]);
    expect(answers.map((answer) => 'unmailed' in answer)).toEqual([false, false, false, true]);
    expect(spellings.map((email) => to(email).length)).toEqual([1, 1, 1, 0]);
    expect(to(STUDIO)).toHaveLength(4);
    expect((await handlers.contact(message('outra@gmail.com')))[1]).not.toHaveProperty('unmailed');
    now = new Date(now.getTime() + 24 * HOUR);
    expect((await handlers.contact(message(spellings[3] ?? '')))[1]).not.toHaveProperty('unmailed');
  });

  test('is sent three times for five simultaneous messages from one address', async () => {
    const handlers = open();
    await atOnce(5, () => handlers.contact(message('vitima@gmail.com')));
    expect(to('vitima@gmail.com')).toHaveLength(3);
  });
});
