import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Submission } from '#src/domain/submission.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { type Member, newMember } from '#tests/integration/rules/visitors.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import {
  bookingSubmission,
  failedMails,
  messageSubmission,
  sentMails,
  storeSubmissions,
  takenOn,
} from '#tests/support/submissions.ts';
import { FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';

// A functions process that starts anew takes seconds on a busy machine.
const DAY_MS = 86_400_000;
const db = await openDatabase();
let admin: Member;
let other: Member;
let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
beforeAll(async () => {
  [admin, other] = await Promise.all([newAdministrator(), newAdministrator()]);
});
beforeEach(async () => {
  await forgetSubmissions(db);
  inbox = await openSmtpInbox(SMTP_PORT);
});
afterEach(() => inbox.close());

async function call(body: object, member: Member | undefined = admin) {
  const response = await fetch(`${FUNCTIONS_URL}/studioInbox`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await member.user.getIdToken()}`,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, string> };
}
const spam = ({ kind, id }: Submission, revision = 0) => ({ action: 'spam', kind, id, revision });
const release = ({ kind, id }: Submission, revision = 1, state = 'new') => ({
  action: 'release',
  kind,
  id,
  revision,
  state,
});
const stored = async ({ kind, id }: Submission) => (await db.doc(`${kind}/${id}`).get()).data();

test('nobody but an administrator does anything here', async () => {
  const message = messageSubmission();
  await storeSubmissions(db, [message]);
  const member = await newMember();
  for (const body of [spam(message), release(message)]) {
    expect((await call(body, member)).status).toBe(403);
    const anonymous = await fetch(`${FUNCTIONS_URL}/studioInbox`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(anonymous.status).toBe(401);
  }
  expect(await stored(message)).toMatchObject({ state: 'new', revision: 0 });
  const { id: _, ...unnamed } = spam(message);
  for (const id of ['a/b', '__x__', '.', '']) expect((await call({ ...unnamed, id })).status).toBe(400);
  for (const body of [{ ...spam(message), kind: 'users' }, { action: 'x' }])
    expect((await call(body)).status).toBe(400);
  expect((await call({ ...spam(message), id: randomUUID() })).status).toBe(404);
});

describe('a message', () => {
  test('in spam has thirty days and no mails, and out of it the date and the mails that it had', async () => {
    const message = messageSubmission({ mail: failedMails });
    await storeSubmissions(db, [message]);
    expect((await call(spam(message))).status).toBe(200);
    const marked = await stored(message);
    expect(marked).toMatchObject({
      state: 'spam',
      heldMails: ['visitor'],
      mail: { state: 'withheld', outstanding: [] },
      log: { 1: { by: admin.email, what: 'spam' } },
    });
    expect(Math.round((marked?.expireAt.toMillis() - Date.now()) / DAY_MS)).toBe(30);
    expect(inbox.mails).toEqual([]);

    expect((await call(release(message, 1, 'archived'))).status).toBe(200);
    const released = await stored(message);
    expect(released).toMatchObject({ state: 'archived', mail: { state: 'sent', outstanding: [] } });
    expect(released?.expireAt.toDate()).toEqual(message.expireAt);
    expect(Object.keys(released ?? {})).not.toEqual(expect.arrayContaining(['keepUntil']));
    expect(Object.keys(released ?? {})).not.toEqual(expect.arrayContaining(['heldMails']));
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[message.email]]);
  });

  test('that waited for the studio is confirmed to its visitor when it leaves spam', async () => {
    const message = messageSubmission({ state: 'review', mail: sentMails });
    await storeSubmissions(db, [message]);
    await call(spam(message));
    await call(release(message));
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[message.email]]);
    await call(spam(message, 2));
    await call(release(message, 3));
    expect(inbox.mails).toHaveLength(1);
  });

  test('that waited for the studio waits for it again when spam is taken back, and nobody is told', async () => {
    const message = messageSubmission({ state: 'review', mail: sentMails });
    await storeSubmissions(db, [message]);
    await call(spam(message));
    expect((await call(release(message, 1, 'review'))).status).toBe(200);
    expect(await stored(message)).toMatchObject({ state: 'review', mail: { state: 'sent' } });
    expect(inbox.mails).toEqual([]);
  });

  test('that an earlier version took for spam has both mails sent', async () => {
    const mail = { ...sentMails, state: 'withheld' } as const;
    const message = messageSubmission({ state: 'spam', mail, keepUntil: new Date(Date.now() + DAY_MS) });
    await storeSubmissions(db, [message]);
    await call(release(message, 0));
    expect(inbox.mails).toHaveLength(2);
  });

  test('is kept no longer as spam than it would have been', async () => {
    const message = messageSubmission({ expireAt: new Date(Date.now() + DAY_MS) });
    await storeSubmissions(db, [message]);
    await call(spam(message));
    expect((await stored(message))?.expireAt.toDate()).toEqual(message.expireAt);
  });
});

describe('a booking', () => {
  const data = openDay(50);

  test('gives its slot back in spam and takes it again out of it; its mails go out then', async () => {
    const booking = bookingSubmission({ data, state: 'review', reminder: 'done' });
    await storeSubmissions(db, [booking]);
    await call(spam(booking));
    expect(await takenOn(db, data)).toEqual([]);
    expect(await stored(booking)).toMatchObject({ holdsSlot: false, state: 'spam', cancelledAt: null });
    await call(release(booking));
    expect(await takenOn(db, data)).toEqual(['09:00']);
    expect(await stored(booking)).toMatchObject({ holdsSlot: true, state: 'new', reminder: 'due' });
    expect(inbox.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Agendamento confirmado'),
    ]);
  });

  test('stands without a slot that is taken or past, and nothing of it is confirmed', async () => {
    const booking = bookingSubmission({ data, state: 'review' });
    const past = bookingSubmission({ data: '2020-03-12', state: 'review' });
    await storeSubmissions(db, [booking, past]);
    await call(spam(booking));
    await call(spam(past));
    await storeSubmissions(db, [bookingSubmission({ data })]);
    for (const one of [booking, past]) {
      expect((await call(release(one))).status).toBe(200);
      expect(await stored(one)).toMatchObject({ holdsSlot: false, state: 'new', cancelledAt: null });
    }
    expect(await takenOn(db, data)).toEqual(['09:00']);
    expect(inbox.mails).toEqual([]);
  });

  test('that was cancelled before takes no slot', async () => {
    const booking = bookingSubmission({ data, holdsSlot: false, cancelledAt: new Date() });
    await storeSubmissions(db, [booking]);
    await call(spam(booking));
    await call(release(booking));
    expect(await takenOn(db, data)).toEqual([]);
  });
});

test('of 20 pairs of changes of the same thing one is made and the other refused, and both can be made in turn', async () => {
  const messages = Array.from({ length: 20 }, () => messageSubmission());
  await storeSubmissions(db, messages);
  for (const message of messages) {
    const answers = await Promise.all([call(spam(message), admin), call(spam(message), other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.answer.error).toContain('mudou nesse meio-tempo');
    const winner = answers[0]?.status === 200 ? admin : other;
    expect(await stored(message)).toMatchObject({ revision: 1, log: { 1: { by: winner.email } } });
    const loser = winner === admin ? other : admin;
    expect((await call(release(message), loser)).status).toBe(200);
    expect(await stored(message)).toMatchObject({ revision: 2, log: { 2: { by: loser.email } } });
  }
});

describe('a corrected address', () => {
  const correct = ({ kind, id }: Submission, email: string, revision = 0) => ({
    action: 'correct',
    kind,
    id,
    revision,
    email,
  });

  test('stands beside the one that was sent, with who corrected it, and every later mail goes there', async () => {
    const message = messageSubmission({ email: 'ana@gmial.com', mail: failedMails });
    await storeSubmissions(db, [message]);
    expect((await call(correct(message, 'ana@exemplo.com.br'))).status).toBe(200);
    expect(await stored(message)).toMatchObject({
      email: 'ana@gmial.com',
      // Own data and the export of a person ask for this key.
      emailKey: 'ana@exemplo.com.br',
      correctedEmail: { address: 'ana@exemplo.com.br', by: admin.email },
      // It is found by both.
      search: expect.arrayContaining(['ana@gmial', 'ana@exemplo']),
      mail: { state: 'sent', outstanding: [] },
      log: { 1: { by: admin.email, what: 'address' } },
    });
    const reply = { action: 'reply', kind: 'messages', id: message.id, revision: 1, text: 'Oi!' };
    expect((await call(reply)).status).toBe(200);
    const deliver = { action: 'deliver', kind: 'messages', id: message.id, revision: 2 };
    expect((await call(deliver)).status).toBe(200);
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([
      ['ana@exemplo.com.br'],
      ['ana@exemplo.com.br'],
    ]);
  });

  test('of a booking gets its confirmation, or its cancellation once it is cancelled', async () => {
    const held = bookingSubmission({ data: openDay(51) });
    const cancelled = bookingSubmission({ data: openDay(52), holdsSlot: false, cancelledAt: new Date() });
    await storeSubmissions(db, [held, cancelled]);
    await call(correct(held, 'certa@exemplo.com.br'));
    await call(correct(cancelled, 'certa@exemplo.com.br'));
    expect(inbox.mails.map(({ subject }) => subject?.slice(0, 22))).toEqual([
      'Agendamento confirmado',
      'Agendamento cancelado:',
    ]);
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([
      'certa@exemplo.com.br',
      'certa@exemplo.com.br',
    ]);
  });

  test('is one address, and nothing that is spam, waits for the studio or had none gets one', async () => {
    const message = messageSubmission();
    const closed = [
      messageSubmission({ state: 'spam' }),
      messageSubmission({ state: 'review' }),
      bookingSubmission({ email: '' }),
    ];
    await storeSubmissions(db, [message, ...closed]);
    for (const wrong of ['', 'ana', 'a@b.co, c@d.co', 'Ana <a@b.co>'])
      expect((await call(correct(message, wrong))).status).toBe(400);
    for (const one of closed) expect((await call(correct(one, 'a@b.co'))).status).toBe(409);
    expect((await call(correct(message, 'a@b.co', 1))).status).toBe(409);
    expect(inbox.mails).toEqual([]);
  });
});
