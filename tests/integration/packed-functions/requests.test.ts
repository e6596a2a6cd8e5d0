import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { calendarAddressesPath, calendarsPath } from '#src/domain/agenda/hostCalendars.ts';
import { HOSTS_PATH } from '#src/domain/agenda/hosts.ts';
import { BOOKING_UNREACHABLE, CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import {
  BODY_TOO_LARGE,
  CAPTCHA_UNAVAILABLE,
  FOREIGN_ORIGIN,
  INVALID_REQUEST,
  LOCAL_CAPTCHA_TOKEN,
  TOO_MANY_SUBMISSIONS,
} from '#src/domain/site/requestErrors.ts';
import { someBooking, someMessage } from '#tests/integration/functions/post.ts';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { firstOf } from '#tests/support/scaled.ts';
import { createAddressSeal } from '../../../functions/src/calendars/sealedAddress.ts';
import {
  localDatabase,
  type PackedFunction,
  startForms,
  startPackedFunction,
} from './startPackedFunction.ts';

const BOOKING_LINK_SECRET = 'a-key-of-links-for-these-tests-alone';

await forgetSubmissions(db);
const { captcha, inbox, contact, booking, stop } = await startForms({
  BOOKING_LINK_SECRET,
  SITE_URL: 'https://www.site.example',
});
afterAll(stop);

async function send(to: PackedFunction, body: string | Uint8Array, headers: Record<string, string> = {}) {
  const response = await fetch(to.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: body as BodyInit,
  });
  return { status: response.status, answer: await response.json() };
}

const storedMessages = async () => (await db.collection('messages').get()).size;

describe('a form that is sent to the deployed function', () => {
  test('is stored and mailed', async () => {
    const message = someMessage();
    const answer = { ok: true, id: message.idempotencyKey };
    expect(await send(contact, JSON.stringify(message))).toEqual({ status: 200, answer });
    expect((await send(booking, JSON.stringify(someBooking()))).status).toBe(200);
    expect(inbox.mails).toHaveLength(4);
    expect(captcha.asked[0]).toEqual({ secret: 'secret', response: message.recaptchaToken });
  });

  test('is refused with the token of the local checkbox', async () => {
    const before = await storedMessages();
    const local = { ...someMessage(), recaptchaToken: LOCAL_CAPTCHA_TOKEN };
    expect((await send(contact, JSON.stringify(local))).status).toBe(403);
    expect(await storedMessages()).toBe(before);
  });
});

test('a calendar on the functions’ own machine is read only in a local run', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const sealed = { one: createAddressSeal(() => BOOKING_LINK_SECRET).seal(address, 'helena/one') };
  await db.doc(calendarAddressesPath('helena')).set({ ownerEmail: '', sealed });
  await db.doc(calendarsPath('helena')).set({ calendars: { one: { readAt: new Date(0) } } });
  await db.doc(HOSTS_PATH).set({ helena: { name: 'Helena', weekdays: {}, types: [] } });
  expect((await send(booking, JSON.stringify(someBooking()))).status).toBe(409);
  expect((await db.doc(calendarsPath('helena')).get()).get('calendars.one.problem')).toBe('forbidden');
  expect(asked).toBe(0);
  server.close();
  await forgetSubmissions(db);
});

test('the limit for a proved IP address applies even with a solved captcha, whatever else the headers claim', async () => {
  const sendAs = (claimed: string) =>
    send(contact, JSON.stringify(someMessage()), {
      'X-Forwarded-For': `${claimed}, 203.0.113.7`,
      'Fastly-Client-IP': claimed,
      'X-Real-IP': claimed,
    });
  for (let index = 0; index < 5; index += 1) expect((await sendAs(`198.51.100.${index}`)).status).toBe(200);
  expect(await sendAs('198.51.100.6')).toEqual({ status: 429, answer: { error: TOO_MANY_SUBMISSIONS } });
});

describe('a request that is not a form', () => {
  test.each([
    ['a broken text', '{"nome":'],
    ['a text in another encoding', Uint8Array.of(0x7b, 0xff, 0x7d)],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
  ])('%s is answered by the function, not by the framework', async (_, body) => {
    expect(await send(contact, body)).toEqual({ status: 400, answer: { error: INVALID_REQUEST } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused with the media type %s',
    async (type) => {
      expect((await send(contact, '{}', { 'Content-Type': type })).status).toBe(415);
    },
  );

  test('a compressed body is not unpacked, so it cannot grow', async () => {
    const packed = gzipSync(JSON.stringify({ mensagem: 'x'.repeat(10_000_000) }));
    const { status } = await send(contact, packed, { 'Content-Encoding': 'gzip' });
    expect([400, 413, 415]).toContain(status);
  });

  const bodyOf = (size: number) => JSON.stringify({ ...someMessage(), mensagem: 'x'.repeat(size) });

  test('is refused with a body of 33,000 bytes', async () => {
    expect(await send(contact, bodyOf(33_000))).toEqual({ status: 413, answer: { error: BODY_TOO_LARGE } });
  });
});

describe('the page that a request comes from', () => {
  test.each(['https://outro.example', 'null', 'http://127.0.0.1.outro.example'])(
    'another site is refused: %s',
    async (Origin) => {
      const answer = { error: FOREIGN_ORIGIN };
      expect(await send(contact, '{}', { Origin })).toEqual({ status: 403, answer });
    },
  );

  test('our own site is accepted under the host name that Hosting forwards', async () => {
    const headers = { Origin: 'https://www.estudio.com.br', 'X-Forwarded-Host': 'www.estudio.com.br' };
    expect((await send(contact, '{}', headers)).status).toBe(400);
  });

  test('only the configured address counts as our own site, whatever host name Hosting forwards', async () => {
    const Origin = 'https://www.site.example';
    expect((await send(contact, '{}', { Origin })).status).toBe(400);
    expect((await send(contact, '{}', { Origin, 'X-Forwarded-Host': 'ghs.example' })).status).toBe(400);
    expect((await send(contact, '{}', { Origin: 'https://alinhavo.example' })).status).toBe(403);
  });
});

describe('without its configuration', () => {
  let running: PackedFunction | undefined;
  afterEach(() => running?.stop());
  const forms = [
    ['sendContactEmail', someMessage, CONTACT_UNREACHABLE],
    ['sendAgendamento', someBooking, BOOKING_UNREACHABLE],
  ] as const;

  test.each(firstOf(1, forms))(
    '%s without its secrets confirms nobody and stores nothing',
    async (name, some) => {
      await forgetSubmissions(db);
      running = await startPackedFunction(name, localDatabase());
      expect(await send(running, JSON.stringify(some()))).toEqual({
        status: 502,
        answer: { error: CAPTCHA_UNAVAILABLE },
      });
      for (const kind of ['messages', 'bookings', 'agenda'])
        expect((await db.collection(kind).get()).size, kind).toBe(0);
      expect(running.log.some((line) => line.includes('"severity":"ERROR"'))).toBe(true);
    },
  );

  test.each(firstOf(1, forms))(
    '%s without database and credentials responds with a sentence, and names nobody in its log',
    async (name, some, sentence) => {
      running = await startPackedFunction(name, { RECAPTCHA_SECRET: 'secret' });
      const { status, answer } = await send(running, JSON.stringify(some()));
      expect(status).toBeGreaterThanOrEqual(500);
      expect([sentence, CAPTCHA_UNAVAILABLE]).toContain(answer.error);
      expect(running.log.join('\n')).not.toMatch(/ana@exemplo|Ana Souza/);
    },
  );
});
