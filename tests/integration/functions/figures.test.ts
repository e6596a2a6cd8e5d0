import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Command } from '#src/domain/commands/table.ts';
import { type Beacon, MOST_BEACON_BYTES } from '#src/domain/figures/beacon.ts';
import { completeReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { db } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { dataAt, store, storedMessage } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { createFiguresStore } from '../../../functions/src/adapters/figuresStore.ts';
import { createFigures } from '../../../functions/src/handlers/figures.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';
import { someBooking } from './post.ts';

// A Wednesday, two working days after a Monday.
const DAY = '2031-05-14';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

const view: Beacon = { kind: 'view', route: '/contato', entry: true, source: 'busca.example', wide: true };
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const stored = async (day = DAY) => (await db.doc(`figures/${day}`).get()).get('figures');

let moment: number;
let writes: number;
let loseAnswers: number;

/** Simulates a process that counts. Its clock moves only when a test moves it, and nothing runs between two beacons. */
function startProcess() {
  const { addToDay } = createFiguresStore(() => db);
  return createFigures({
    now: () => new Date(moment),
    pages: new Set(['/contato']),
    addToDay: async (batch) => {
      writes += 1;
      await addToDay(batch);
      loseAnswers -= 1;
      if (loseAnswers >= 0) throw new Error('The answer was lost.');
    },
  });
}

beforeEach(async () => {
  await forgetSubmissions(db);
  [moment, writes, loseAnswers] = [Date.parse(`${DAY}T12:00:00-03:00`), 0, 0];
});

test('fifty beacons a second for a minute cost at most ten writes, and a stopped process loses no beacon', async () => {
  const { count, flush } = startProcess();
  for (let index = 0; index < 3000; index += 1) {
    await count(encode(view), BROWSER);
    moment += 20;
  }
  await flush();
  expect(writes).toBeLessThanOrEqual(10);
  expect(await stored()).toMatchObject({
    views: { '/contato': 3000 },
    entries: { '/contato busca.example': 3000 },
    windows: { wide: 3000 },
  });
});

test('a write whose response was lost is not added twice, and a killed process loses only the beacons of half a minute', async () => {
  await db.doc(`figures/${DAY}`).set({ figures: { consultations: { outro: 1 } } });
  const first = startProcess();
  await first.count(encode(view), BROWSER);
  loseAnswers = 1;
  await first.flush();
  await first.count(encode({ ...view, kind: 'booked', entry: false }), BROWSER);
  await first.flush();
  await first.count(encode(view), BROWSER); // lost with the process
  const second = startProcess();
  await second.count(encode({ ...view, entry: false, wide: false }), BROWSER);
  await second.flush();
  const bySearch = { '/contato busca.example': 1 };
  const windows = { wide: 1, narrow: 1 };
  expect(await stored()).toMatchObject({
    views: { '/contato': 2 },
    entries: bySearch,
    booked: bySearch,
    windows,
  });
});

test('while the database does not respond, waiting counts stay small, and none is lost or counted twice', async () => {
  const { count, flush } = startProcess();
  loseAnswers = 3;
  for (let index = 0; index < 600; index += 1) {
    await count(encode({ ...view, source: `${index}.example` }), BROWSER);
    moment += 31_000 / 100;
  }
  const tried = writes;
  await flush();
  expect([tried, writes - tried]).toEqual([7, 1]);
  expect((await stored()).views).toEqual({ '/contato': 600 });
});

test('robots, long bodies and invalid beacons are not counted; unknown routes and hosts count as "other"', async () => {
  const { count, flush } = startProcess();
  await count(encode(view), 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await count(encode(view), undefined);
  await count(encode({ ...view, extra: 'x'.repeat(MOST_BEACON_BYTES) }), BROWSER);
  await count(encode({ ...view, kind: 'name' }), BROWSER);
  await count(encode({ ...view, route: '/ana@exemplo.com', source: 'ana maria' }), BROWSER);
  await count(encode({ ...view, source: '' }), BROWSER);
  await flush();
  const { views, entries } = await stored();
  expect(views).toEqual({ other: 1, '/contato': 1 });
  expect(entries).toEqual({ 'other other': 1, '/contato direct': 1 });
});

test('nine hundred invented sources displace no real source, and only stored submissions are counted', async () => {
  await db.doc(`figures/${DAY}`).set({ figures: { consultations: { outro: 2 }, received: { message: 1 } } });
  const { count, flush } = startProcess();
  for (let index = 0; index < 900; index += 1) {
    await count(encode({ ...view, source: `${index}.example` }), BROWSER);
    if (index % 90 === 89) await count(encode(view), BROWSER);
    moment += 1000;
  }
  for (const kind of ['sent', 'booked'])
    for (let index = 0; index < 40; index += 1) await count(encode({ ...view, kind }), BROWSER);
  await flush();
  const { entries, sent, booked } = await stored();
  expect(Object.keys(entries).length).toBeLessThanOrEqual(502);
  expect(entries).toMatchObject({ '/contato busca.example': 10, '/contato other': 402 });
  expect([sent, booked]).toEqual([{ '/contato busca.example': 1 }, { '/contato busca.example': 2 }]);
});

test('the days of a month are summed in one document, even if they are summed twice', async () => {
  const { foldLastMonth } = createFiguresStore(() => db);
  const views = { '/contato': 2 };
  for (const day of ['2031-04-30', '2031-05-01', '2031-05-31', '2031-06-01'])
    await db.doc(`figures/${day}`).set({ figures: { views, answers: { 2: 1 } } });
  await foldLastMonth(new Date('2031-06-01T04:00:00-03:00'));
  await foldLastMonth(new Date('2031-06-30T04:00:00-03:00'));
  const { figures } = (await dataAt('figureMonths/2031-05')) ?? {};
  expect(figures).toMatchObject({ views: { '/contato': 4 }, answers: { 2: 2 } });
});

const url = `${FUNCTIONS_URL}/figures`;
const json = 'application/json';

test.each<[string, number, string, Record<string, string>]>([
  ['that is invalid', 204, json, { Origin: new URL(url).origin }],
  ['of this site whose origin is null', 204, json, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
  ['of another media type', 415, 'text/plain', { Origin: new URL(url).origin }],
  ['of another site', 403, json, { Origin: 'https://outro.example' }],
  ['of a program', 403, json, {}],
  ['of another site that hides its address', 403, json, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
])('a beacon %s gets the status %i', async (_, status, type, headers) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body: '{',
  });
  expect(response.status).toBe(status);
  if (status === 204) expect(await response.text()).toBe('');
  expect((await fetch(url)).status).toBe(405);
});

const at = (time: string, day = DAY) => new Date(`${day}T${time}:00-03:00`);
const now = at('10:00');

type Given = Pick<Submission, 'kind' | 'id'>;
const give = (submission: Given, command: Command, moment = now, commandId = randomUUID()) =>
  giveAsBia(submission, command, { now: moment, commandId });

test('the first answer to a message is counted once, by the working days it took, and not if it is undone', async () => {
  const monday = messageSubmission({ createdAt: at('09:00', '2031-05-12') });
  const friday = messageSubmission({ createdAt: at('09:00', '2031-05-09') });
  await store(monday, friday);
  const commandId = randomUUID();
  await give(monday, { action: 'reply', text: 'Sim!' }, now, commandId);
  await give(monday, { action: 'reply', text: 'Sim!' }, now, commandId);
  await give(monday, { action: 'reply', text: 'Até já!' });
  await give(friday, { action: 'state', state: 'answered' });
  expect((await stored()).answers).toEqual({ 2: 1, 3: 1 });
  await give(friday, { action: 'state', state: 'new' });
  expect((await stored()).answers).toEqual({ 2: 1, 3: 0 });
  await give(friday, { action: 'reply', text: 'Sim!' });
  await give(friday, { action: 'takeBack', reply: 3 }, new Date(now.getTime() + 1000));
  expect((await stored()).answers).toEqual({ 2: 1, 3: 0 });
});

test('an answer that the studio sends from its mailbox is counted as the first answer, at the time of the mail', async () => {
  const monday = await storedMessage({ createdAt: at('09:00', '2031-05-12') });
  const mail = { id: 'mail-of-the-studio', standing: 'added', by: 'studio', sort: 'person', at: now };
  const received = completeReceivedMail(mail.id, { ...mail, expireAt: at('10:00', '2032-05-14') });
  const command = { action: 'receive', mail: received, isDecided: false } as const;
  await give(monday, command);
  await give(monday, command);
  await give(monday, { action: 'reply', text: 'Até já!' }, at('10:00', '2031-05-15'));
  expect((await stored()).answers).toEqual({ 2: 1 });
  expect((await stored('2031-05-15'))?.answers).toBeUndefined();
});

test('a consultation is counted as kept or missed only after its start, and a correction replaces the count', async () => {
  const past = bookingSubmission({ data: DAY, horario: '09:00', tipoConsulta: 'branding' });
  const coming = bookingSubmission({ data: DAY, horario: '14:00' });
  await store(past, coming);
  await give(past, { action: 'attend', attendance: 'missed' });
  await give(past, { action: 'attend', attendance: 'kept' });
  await give(past, { action: 'attend', attendance: 'kept' });
  expect(await give(coming, { action: 'attend', attendance: 'kept' })).toEqual({ refused: 'closed' });
  expect(await stored()).toEqual({ kept: { branding: 1 }, missed: { branding: 0 } });
  // A correction made a month later changes the figures of the consultation's day and month, not the current month's.
  const later = at('10:00', '2031-06-02');
  await createFiguresStore(() => db).foldLastMonth(later);
  await give(past, { action: 'attend', attendance: 'missed' }, later);
  expect(await stored('2031-06-02')).toBeUndefined();
  const sums = { kept: { branding: 0 }, missed: { branding: 1 } };
  expect(await stored()).toEqual(sums);
  expect((await db.doc('figureMonths/2031-05').get()).get('figures')).toMatchObject(sums);
  await give(past, { action: 'attend', attendance: 'none' }, later);
  await give(past, { action: 'attend', attendance: 'none' }, later);
  expect(await stored()).toEqual({ kept: { branding: 0 }, missed: { branding: 0 } });
  const booking = await dataAt(`bookings/${past.id}`);
  expect(booking).not.toHaveProperty('attendance');
  expect(booking).toMatchObject({ revision: 4, log: { 4: { what: 'unnoted' } } });
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
  expect(await stored()).toEqual(once);
  await give({ kind: 'bookings', id }, { action: 'confirm' });
  expect((await stored()).consultations).toEqual({ website: 2 });
  for (const state of ['spam', 'archived', 'spam'] as const)
    await give({ kind: 'bookings', id }, { action: 'state', state });
  expect(await stored()).toEqual(once);
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
  expect(await stored()).toEqual({ received: { message: 2 } });
  await give(held, { action: 'confirm' }, at('10:00', '2031-05-20'));
  expect(await stored()).toEqual({ received: { message: 2, budget: 1 } });
  await give(held, { action: 'state', state: 'spam' });
  expect(await stored()).toEqual({ received: { message: 2, budget: 0 } });
});
