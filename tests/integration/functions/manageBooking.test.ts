import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { slotStart } from '#src/domain/agenda/slots.ts';
import { LINK_INVALID } from '#src/domain/commands/refusalSentences.ts';
import { db, openInbox } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openDay } from '#tests/support/openDays.ts';
import { scaled } from '#tests/support/scaled.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, storedWithMail, takenOn } from '#tests/support/submissions.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { someBooking } from './post.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOVERS = scaled(100);
const FORGERIES = scaled(1000);

const inbox = openInbox();
let now: Date;

beforeEach(async () => {
  await forgetSubmissions(db);
  now = new Date();
});

const handlers = (linkKeys = 'the-first-key-of-links-to-bookings') =>
  createTestHandlers({ db, smtpPort: inbox.port, linkKeys, now: () => now });
const tokenIn = (link: unknown) => String(link).split('#')[1] ?? '';

async function book(changes: object = {}) {
  const booking = { ...someBooking(), recaptchaToken: PERSON, ...changes };
  const [status, answer] = await handlers().book(booking);
  expect([status, answer]).toMatchObject([200, {}]);
  return { ...booking, id: booking.idempotencyKey, token: tokenIn((answer as { link: string }).link) };
}

const stored = (id: string) => storedWithMail(db, { kind: 'bookings', id });
const subjects = () => inbox.mails.map(({ subject }) => subject?.split(':')[0]);
const calendarOf = (mail: (typeof inbox.mails)[number] | undefined) =>
  String(mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'))?.content);

describe('the link of a booking', () => {
  test('comes with the answer and the mail to the visitor, and not with the mail to the studio', async () => {
    const { token } = await book();
    const [toStudio, toVisitor] = inbox.mails;
    expect(toVisitor?.text).toContain(`/agendamento/gerir#${token}`);
    expect(calendarOf(toVisitor).replaceAll('\r\n ', '')).toContain(token);
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

  test('holds under the key before the present one, and under no other', async () => {
    const { token } = await book();
    const [first, second, third] = [
      'the-first-key-of-links-to-bookings',
      'the-second-key-of-links-to-bookings',
      'the-third-key-of-links-to-bookings',
    ];
    const [after] = await handlers(`${second} ${first}`).manage({ action: 'show', token });
    const [later] = await handlers(`${third} ${second}`).manage({ action: 'show', token });
    expect([after, later]).toEqual([200, 404]);
  });

  test('is revoked when the address is corrected, and the new address gets another', async () => {
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

  test('dies thirty days after the consultation', async () => {
    const { token, data } = await book();
    const start = slotStart(data, '10:00').getTime();
    now = new Date(start + 29.9 * DAY);
    expect((await handlers().manage({ action: 'show', token }))[0]).toBe(200);
    now = new Date(start + 30.1 * DAY);
    expect(await handlers().manage({ action: 'show', token })).toEqual([404, { error: LINK_INVALID }]);
  });

  test('is not that of a booking stored later under the same id', async () => {
    const { id, token } = await book();
    await db.doc(`bookings/${id}`).delete();
    now = new Date(now.getTime() + 1000);
    const second = await book({ idempotencyKey: id });
    expect((await handlers().manage({ action: 'show', token }))[0]).toBe(404);
    expect((await handlers().manage({ action: 'show', token: second.token }))[0]).toBe(200);
  });

  test('is told again to a request that equals the first, and to no other with its id', async () => {
    const first = await book();
    const { token, id, ...body } = first;
    const [, again] = await handlers().book(body);
    expect(tokenIn((again as { link: string }).link)).toBe(token);
    const [status, other] = await handlers().book({ ...body, nome: 'Bia Rocha' });
    expect([status, other]).toEqual([200, { ok: true, id, referencia: expect.any(String) }]);
  });

  test(`of ${FORGERIES} forged, truncated, foreign and expired ones none is accepted, and all are answered the same`, async () => {
    const { id, token } = await book();
    const storedAt = (await stored(id))?.createdAt.toDate();
    const [payload = '', signature = ''] = token.split('.');
    const expired = await book({ email: 'bia@exemplo.com.br' });
    const own = handlers();
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const changed = (index: number) => {
      const at = index % token.length;
      const letter = letters[(letters.indexOf(token[at] ?? '') + 1 + (index % 62)) % 64];
      return token.slice(0, at) + letter + token.slice(at + 1);
    };
    const forgeries = Array.from({ length: FORGERIES }, (_, index) => {
      const foreign = handlers(`another-key-of-links-to-bookings-${index}`);
      const stranger = bookingSubmission({ createdAt: new Date(index) });
      return [
        () => changed(index),
        () => token.slice(0, index % token.length),
        () => foreign.tokenOf({ kind: 'bookings', id, createdAt: storedAt }),
        () => own.tokenOf(stranger),
        () => `${payload}.${randomBytes(32).toString('base64url')}`,
        () => `${randomBytes(22).toString('base64url')}.${signature}`,
        () => `${token}=`,
        () => `${payload}.${signature}.${index}`,
      ][index % 8]?.();
    }).filter((forged) => forged !== token);
    const answers = new Set<string>();
    for (const forged of forgeries)
      answers.add(JSON.stringify(await own.manage({ action: 'cancel', token: forged, sequence: 0 })));
    now = new Date(slotStart(expired.data, '10:00').getTime() + 31 * DAY);
    answers.add(JSON.stringify(await own.manage({ action: 'cancel', token: expired.token, sequence: 0 })));
    expect([...answers]).toEqual([JSON.stringify([404, { error: LINK_INVALID }])]);
    expect((await stored(expired.id))?.holdsSlot).toBe(true);
  });
});

const BOTH = ['ola@alinhavo.example', 'ana@exemplo.com.br'];

describe('moving', () => {
  test('frees one slot, takes the other, and tells both sides with an update of the same event', async () => {
    const { id, token, data } = await book();
    const uid = /UID:\S+/.exec(calendarOf(inbox.mails[1]))?.[0];
    inbox.mails.length = 0;
    const to = openDay(5);
    const wanted = { data: to, horario: '15:00' };
    const answer = await handlers().manage({ action: 'move', token, sequence: 0, ...wanted });
    expect(answer).toMatchObject([200, { ...wanted, sequence: 1, status: 'held' }]);
    expect([await takenOn(db, data), await takenOn(db, to)]).toEqual([[], ['15:00']]);
    expect(await stored(id)).toMatchObject({
      ...{ ...wanted, sequence: 1, reminder: 'due', holdsSlot: true },
      history: [{ what: 'moved', by: 'visitor', from: { data, horario: '10:00' } }],
      mail: { state: 'sent' },
    });
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual(BOTH);
    for (const mail of inbox.mails) {
      expect(calendarOf(mail)).toContain(uid);
      expect(calendarOf(mail)).toContain('SEQUENCE:1');
      expect(calendarOf(mail)).toContain(`DTSTART:${to.replaceAll('-', '')}T180000Z`);
    }
  });

  test('posted again changes nothing more, also when the booking has moved on since', async () => {
    const { id, token } = await book();
    const move = (day: string, sequence: number) =>
      handlers().manage({ action: 'move', token, sequence, data: day, horario: '15:00' });
    const [first, second] = [openDay(5), openDay(6)];
    await move(first, 0);
    expect((await move(first, 0))[0]).toBe(200);
    await move(second, 1);
    expect((await move(first, 0))[0]).toBe(409);
    expect(await stored(id)).toMatchObject({ data: second, sequence: 2 });
    expect(await takenOn(db, first)).toEqual([]);
    expect(subjects().filter((subject) => subject === 'Agendamento mudado')).toHaveLength(2);
    expect(new Set(inbox.mails.map(({ messageId }) => messageId)).size).toBe(inbox.mails.length);
  });

  test(`${MOVERS} who race for one slot: one has it, the others keep theirs`, async () => {
    const bookings = Array.from({ length: MOVERS }, (_, index) =>
      bookingSubmission({
        email: `pessoa${index}@exemplo.com.br`,
        data: openDay(20 + Math.floor(index / 6)),
        horario: (['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const)[index % 6] ?? '09:00',
      }),
    );
    await store(...bookings);
    const to = { data: openDay(10), horario: '09:00' };
    const own = handlers();
    const move = { action: 'move', sequence: 0, ...to };
    const answers = await Promise.all(
      bookings.map((booking) => own.manage({ ...move, token: own.tokenOf(booking) })),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 409)).toHaveLength(MOVERS - 1);
    expect(await takenOn(db, to.data)).toEqual(['09:00']);
    for (const [index, { id, data, horario }] of bookings.entries()) {
      const expected = answers[index]?.[0] === 200 ? to : { data, horario };
      expect(await stored(id)).toMatchObject(expected);
      expect((await takenOn(db, data)).includes(horario)).toBe(answers[index]?.[0] !== 200);
    }
  });
});

describe('cancelling', () => {
  test('frees the slot and takes the event out of both calendars, once', async () => {
    const { id, token, data } = await book();
    inbox.mails.length = 0;
    const cancel = () => handlers().manage({ action: 'cancel', token, sequence: 0 });
    expect(await cancel()).toMatchObject([200, { status: 'cancelled' }]);
    expect(await cancel()).toMatchObject([200, { status: 'cancelled' }]);
    expect(await takenOn(db, data)).toEqual([]);
    expect(await stored(id)).toMatchObject({ holdsSlot: false, cancelledBy: 'visitor' });
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual(BOTH);
    for (const mail of inbox.mails) {
      expect(calendarOf(mail)).toContain('METHOD:CANCEL');
      expect(calendarOf(mail)).toContain('SEQUENCE:1');
    }
    expect(inbox.mails[1]?.text).toContain('como você pediu');
    const move = { action: 'move', token, sequence: 0, data: openDay(9), horario: '09:00' };
    const error = 'Este agendamento já foi cancelado.';
    expect(await handlers().manage(move)).toMatchObject([409, { error }]);
  });
});
