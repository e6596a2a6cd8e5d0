import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Beacon, MOST_BEACON_BYTES } from '#src/domain/figures/beacon.ts';
import { db } from '#tests/integration/run.ts';
import { giveAsBia } from '#tests/support/giveAsBia.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { dataAt, store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { createFiguresStore } from '../../../functions/src/adapters/figuresStore.ts';
import { createFigures } from '../../../functions/src/handlers/figures.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { FUNCTIONS_URL } from './functionsUnderTest.ts';
import { someBooking, someMessage } from './post.ts';

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

test('a command changes the figures of its day once, and also the sums of a month that is over; a deletion changes nothing', async () => {
  const message = messageSubmission({ createdAt: at('09:00', '2031-05-12') });
  const past = bookingSubmission({ data: DAY, horario: '09:00', tipoConsulta: 'branding' });
  await store(message, past);
  const commandId = randomUUID();
  for (const _ of ['once', 'again'])
    await giveAsBia(message, { action: 'reply', text: 'Sim!' }, { now, commandId });
  await giveAsBia(past, { action: 'attend', attendance: 'missed' }, { now });
  expect(await stored()).toEqual({ answers: { 2: 1 }, missed: { branding: 1 } });
  const later = at('10:00', '2031-06-02');
  await createFiguresStore(() => db).foldLastMonth(later);
  await giveAsBia(past, { action: 'attend', attendance: 'kept' }, { now: later });
  await giveAsBia(message, { action: 'delete', tells: false }, { now: later });
  const sums = { answers: { 2: 1 }, kept: { branding: 1 }, missed: { branding: 0 } };
  expect([await stored('2031-06-02'), await stored()]).toEqual([undefined, sums]);
  expect((await dataAt('figureMonths/2031-05'))?.figures).toMatchObject(sums);
});

test('a form that is sent twice is counted once, and what was held back is counted after its confirmation', async () => {
  const { book, contact } = createTestHandlers({ db, smtpPort: 9, now: () => now });
  const asked = { data: '2031-05-21', comoConheceu: 'Indicação', tipoConsulta: 'website' };
  const booking = { ...someBooking(), ...asked, recaptchaToken: PERSON };
  for (const _ of ['once', 'again']) await book(booking);
  const id = randomUUID();
  await book({ ...booking, horario: '14:00', idempotencyKey: id, conferencia: 'https://spam.example' });
  await contact({ ...someMessage(), recaptchaToken: PERSON });
  const once = { consultations: { website: 1 }, referrals: { Indicação: 1 }, received: { message: 1 } };
  expect(await stored()).toEqual(once);
  await giveAsBia({ kind: 'bookings', id }, { action: 'confirm' }, { now });
  expect((await stored()).consultations).toEqual({ website: 2 });
});
