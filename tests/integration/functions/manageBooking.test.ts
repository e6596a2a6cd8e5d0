import { beforeEach, describe, expect, test } from 'vitest';
import { slotStart } from '#src/domain/agenda/slots.ts';
import { LINK_INVALID } from '#src/domain/commands/refusalSentences.ts';
import { db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { storedWithMail, takenOn } from '#tests/support/submissions.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someBooking } from './post.ts';

const DAY = 86_400_000;
const STUDIO = 'ola@alinhavo.example';

const inbox = openInbox();
let now: Date;

beforeEach(async () => {
  await forgetSubmissions(db);
  now = new Date();
});

const handlers = () => createTestHandlers({ db, smtpPort: inbox.port, now: () => now });
const tokenIn = (link: unknown) => String(link).split('#')[1] ?? '';

async function book(changes: object = {}) {
  const booking = { ...someBooking(), recaptchaToken: PERSON, ...changes };
  const [status, answer] = await handlers().book(booking);
  expect([status, answer]).toMatchObject([200, {}]);
  return { ...booking, id: booking.idempotencyKey, token: tokenIn((answer as { link: string }).link) };
}

const stored = (id: string) => storedWithMail(db, { kind: 'bookings', id });
const calendarOf = (mail: (typeof inbox.mails)[number] | undefined) =>
  String(mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'))?.content);

describe('the link of a booking', () => {
  test('is in the response and in the mail to the visitor, but not in the mail to the studio', async () => {
    const { token } = await book();
    const [toStudio, toVisitor] = inbox.mails;
    expect(toVisitor?.text).toContain(`/agendamento/gerir#${token}`);
    expect(calendarOf(toVisitor).replaceAll('\n ', '')).toContain(token);
    expect(toStudio?.raw).not.toContain(token.slice(0, 20));
  });

  test('shows the booking and changes nothing, however often it is opened', async () => {
    const { id, token, data } = await book();
    const before = await stored(id);
    for (let times = 0; times < 3; times += 1)
      expect(await handlers().manage({ action: 'show', token })).toMatchObject([
        200,
        { id, data, horario: '10:00', status: 'held', sequence: 0, place: '' },
      ]);
    expect(await stored(id)).toEqual(before);
    expect(inbox.mails).toHaveLength(2);
  });

  test('is revoked when the address is corrected, and the new address gets another link', async () => {
    const { id, token } = await book();
    const correct = { action: 'correct', email: 'certa@exemplo.com.br' } as const;
    await giveAsBia({ kind: 'bookings', id }, correct, { now });
    now = new Date(now.getTime() + 5 * 60_000);
    await handlers().redeliver();
    const [mail] = inbox.mails.filter(({ recipients }) => recipients[0] === correct.email);
    const renewed = /gerir#([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    const statusOf = async (one: unknown) => (await handlers().manage({ action: 'show', token: one }))[0];
    expect([await statusOf(token), await statusOf(renewed)]).toEqual([404, 200]);
    expect((await handlers().manage({ action: 'cancel', token, sequence: 0 }))[0]).toBe(404);
  });

  test('expires thirty days after the consultation', async () => {
    const { token, data } = await book();
    const start = slotStart(data, '10:00').getTime();
    now = new Date(start + 29.9 * DAY);
    expect((await handlers().manage({ action: 'show', token }))[0]).toBe(200);
    now = new Date(start + 30.1 * DAY);
    expect(await handlers().manage({ action: 'show', token })).toEqual([404, { error: LINK_INVALID }]);
  });

  test('is returned again only to a request that equals the first, not to another with the same id', async () => {
    const first = await book();
    const { token, id, ...body } = first;
    const [, again] = await handlers().book(body);
    expect(tokenIn((again as { link: string }).link)).toBe(token);
    const [status, other] = await handlers().book({ ...body, nome: 'Bia Rocha' });
    expect([status, other]).toEqual([200, { ok: true, id, referencia: expect.any(String) }]);
  });
});

test('a visitor moves and then cancels a booking: both sides get updates of one event by mail, and a repeated request changes nothing', async () => {
  const { id, token, data } = await book();
  const uid = /UID:\S+/.exec(calendarOf(inbox.mails[1]))?.[0] ?? 'none';
  const to = openDay(5);
  const change = async (body: object, answer: object) => {
    inbox.mails.length = 0;
    for (const _ of ['once', 'again'])
      expect(await handlers().manage({ token, ...body })).toMatchObject([200, answer]);
    const mails = inbox.mails.map(calendarOf).join('');
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([STUDIO, 'ana@exemplo.com.br']);
    expect(mails.split(uid)).toHaveLength(3);
    return mails;
  };
  const wanted = { data: to, horario: '15:00' };
  const moved = await change({ action: 'move', sequence: 0, ...wanted }, { ...wanted, sequence: 1 });
  expect(moved.match(/SEQUENCE:1|DTSTART:\S+/g)).toHaveLength(4);
  expect(moved).toContain(`DTSTART:${to.replaceAll('-', '')}T180000Z`);
  expect([await takenOn(db, data), await takenOn(db, to)]).toEqual([[], ['15:00']]);
  expect(await stored(id)).toMatchObject({
    ...{ ...wanted, sequence: 1, reminder: 'due', holdsSlot: true, mail: { state: 'sent' } },
    history: [{ what: 'moved', by: 'visitor', from: { data, horario: '10:00' } }],
  });

  const cancelled = await change({ action: 'cancel', sequence: 1 }, { status: 'cancelled' });
  expect(cancelled.match(/METHOD:CANCEL|SEQUENCE:2/g)).toHaveLength(4);
  expect(await takenOn(db, to)).toEqual([]);
  expect(await stored(id)).toMatchObject({ holdsSlot: false, cancelledBy: 'visitor' });
  const error = 'Este agendamento já foi cancelado.';
  const late = { action: 'move', token, sequence: 2, ...wanted };
  expect(await handlers().manage(late)).toMatchObject([409, { error }]);
});
