import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEAM_PATH } from '#src/domain/accounts/team.ts';
import { slotStart } from '#src/domain/agenda/slots.ts';
import { bookingReference } from '#src/domain/submissions/bookings/bookingReference.ts';
import { REPLY_HOLD_MS } from '#src/domain/submissions/replies/replies.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { openDay } from '#tests/support/openDays.ts';
import { dataAt, storedBooking, storedMessage } from '#tests/support/store.ts';
import { storedWithMail } from '#tests/support/submissions.ts';
import { redeliverAt } from './createTestHandlers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

beginEmpty();
const inbox = openInbox();
const redeliver = (now: Date, held: number) => redeliverAt(new Date(now.getTime() + held), inbox.port);

test('an answer is stored with its author, waits ten seconds, quotes the answered text, and has the reference in its subject', async () => {
  const message = await storedMessage({ mensagem: 'Primeira linha.\n\nSegunda <b>linha</b>.' });
  await db.doc(`messages/${message.id}`).update({ drafts: { bia: 'Oi', outra: 'Olá' } });
  const now = new Date();
  const answer = { action: 'reply', text: 'Boa tarde, Ana!\nVamos conversar.' } as const;
  expect(await giveAsBia(message, answer, { now })).not.toHaveProperty('refused');
  const by = 'bia@exemplo.com.br';
  expect(await storedWithMail(db, message)).toMatchObject({
    state: 'answered',
    revision: 1,
    replies: { 1: { by, name: 'Bia Lima', before: 'new' } },
    drafts: { bia: { text: '', number: 2 }, outra: { text: 'Olá' } },
    log: { 1: { by, what: 'replied' } },
  });
  expect(await redeliver(now, REPLY_HOLD_MS - 1)).toEqual({ tried: 0, sent: 0 });
  expect(await redeliver(now, REPLY_HOLD_MS)).toEqual({ tried: 1, sent: 1 });
  const [mail, ...others] = inbox.mails;
  expect(others).toEqual([]);
  expect(mail?.recipients).toEqual([message.email]);
  expect(mail?.messageId).toBe(`<${message.id}.reply-1@alinhavo.example>`);
  expect(mail?.raw).toMatch(new RegExp(`In-Reply-To:\\s+<${message.id}\\.visitor@alinhavo\\.example>`));
  expect(mail?.subject).toBe(`Sua mensagem para o Alinhavo (${bookingReference(message.id)})`);
  expect(mail?.text).toMatch(/^Boa tarde, Ana!\nVamos conversar.\n\nBia Lima, do Alinhavo\n/);
  expect(mail?.text).toContain('Ana Souza escreveu:\n> Primeira linha.\n>\n> Segunda <b>linha</b>.\n');
  expect((await storedWithMail(db, message))?.mail).toMatchObject({ state: 'sent', outstanding: [] });
});

test('when the studio writes first, one mail without a quotation is sent, and the conversation waits for the client', async () => {
  const first = { kind: 'messages', id: randomUUID() } as const;
  const now = new Date();
  const message = { nome: 'Ana', email: 'ana@exemplo.com.br', mensagem: 'Vamos retomar o projeto?' };
  await giveAsBia(first, { action: 'write', ...first, message }, { now });
  await redeliver(now, 300_000);
  expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[message.email]]);
  const [mail] = inbox.mails;
  expect(mail?.subject).toBe(`Mensagem do Alinhavo (${bookingReference(first.id)})`);
  expect(mail?.text).toMatch(/^Vamos retomar o projeto\?\n\nBia Lima, do Alinhavo\n/);
  expect(mail?.raw).not.toContain('In-Reply-To');
  expect(await storedWithMail(db, first)).toMatchObject({ mensagem: '', mail: { state: 'sent' } });
});

describe('the administrator who is made responsible', () => {
  const email = `${randomUUID()}@estudio.example`;
  const member = (more: object) => {
    const members = { [email.slice(0, 8)]: { email, name: 'Caio', ...more } };
    return db.doc(TEAM_PATH).set({ members }, { merge: true });
  };

  beforeEach(async () => void (await member({ refusesAssignments: false })));

  async function mailsAfterAssigning() {
    const message = await storedMessage({ nome: 'Zuleica Prado', mensagem: 'Um site novo.' });
    await giveAsBia(message, { action: 'assign', responsible: email });
    for (const _ of [1, 2]) await redeliverAt(new Date(Date.now() + 180_000), inbox.port);
    return inbox.mails;
  }

  test('gets one mail with a link to the conversation', async () => {
    const [mail, ...more] = await mailsAfterAssigning();
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.subject).toBe('Para você: conversa com Zuleica Prado');
    expect(mail?.text).toContain('/admin?aba=mensagens&registro=');
  });

  test('gets no mail if they have switched it off, or were removed', async () => {
    await member({ refusesAssignments: true });
    expect(await mailsAfterAssigning()).toEqual([]);
    await member({ refusesAssignments: false, removedAt: new Date() });
    expect(await mailsAfterAssigning()).toEqual([]);
  });
});

const longAgo = new Date(Date.now() - 20 * DAY);

test('a reminder goes to the visitor once, a day before, with the meeting address and the link', async () => {
  await db.doc('availability/private').set({ meetingAddress: 'https://video.example/sala' });
  const booking = await storedBooking({ data: openDay(10), createdAt: longAgo });
  const start = slotStart(booking.data, booking.horario);
  const remindersAt = async (hoursBefore: number) => {
    await redeliver(start, -hoursBefore * HOUR);
    return inbox.mails.filter(({ subject }) => subject?.startsWith('Lembrete'));
  };
  expect(await remindersAt(24.1)).toEqual([]);
  const [mail] = await remindersAt(23.9);
  expect(mail?.recipients).toEqual([booking.email]);
  expect(mail?.text).toContain('Onde: https://video.example/sala');
  expect(mail?.text).toContain('/agendamento/gerir#');
  expect(await remindersAt(1)).toHaveLength(1);
  const history = [{ what: 'reminded', by: 'site' }];
  expect(await dataAt(booking)).toMatchObject({ reminder: 'done', history });
});

test('a postponed message becomes new on its day', async () => {
  const message = await storedMessage({ state: 'postponed', remindOn: '2030-03-14' });
  for (const [moment, state] of [
    ['2030-03-13T23:59:00-03:00', 'postponed'],
    ['2030-03-14T00:01:00-03:00', 'new'],
  ] as const) {
    await redeliver(new Date(moment), 0);
    expect((await dataAt(message))?.state).toBe(state);
  }
});

// tests/unit/domain/commands/outcomes.test.ts covers everybody who gets no mail.
test('after the studio has set a meeting address, visitors who were promised it get it once, with a calendar file', async () => {
  const address = 'https://video.example/nova';
  const tell = async () => {
    for (const _ of [1, 2]) await redeliver(new Date(), 0);
    return inbox.mails.filter(({ subject }) => subject?.startsWith('Onde é'));
  };
  await db.doc('availability/private').set({ meetingAddress: address, isPlaceUntold: true });
  const given = { data: openDay(10), createdAt: longAgo, reminder: 'done' } as const;
  const promised = await storedBooking(given);
  await storedBooking({ ...given, meetingAddress: 'https://video.example/propria' });
  const [mail, ...more] = await tell();
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual([promised.email]);
  expect(mail?.text).toContain(`Onde: ${address}`);
  const history = [{ what: 'place', by: 'site' }];
  expect(await dataAt(promised)).toMatchObject({ sequence: 1, history });
  expect(await dataAt('availability/private')).toEqual({ meetingAddress: address });
  // Setting the same address again causes no second mail to visitors who already have it.
  await db.doc('availability/private').update({ isPlaceUntold: true });
  expect(await tell()).toHaveLength(1);
});
