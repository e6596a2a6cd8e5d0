import { afterAll, beforeEach, expect, test } from 'vitest';
import { TOO_MANY_SUBMISSIONS } from '#src/domain/site/api.ts';
import { someBooking, someMessage } from '#tests/integration/functions/post.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { scaled } from '#tests/support/scaled.ts';
import { type PackedFunction, startForms } from './startPackedFunction.ts';

const POSTS = scaled(1000);
const AT_ONCE = 20;
const VISITOR = '203.0.113.7';
const db = await openDatabase();

// With the limit that holds by default.
const { captcha, contact, booking, stop } = await startForms({});
afterAll(stop);

beforeEach(async () => {
  await forgetSubmissions(db);
  captcha.behaviour = 'person';
});

async function post(to: PackedFunction, body: object, headers: Record<string, string>) {
  const response = await fetch(to.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

/** The headers of a caller who claims to be somebody else each time, every third time a certain visitor. */
function forged(index: number): Record<string, string> {
  const address = index % 3 ? `198.51.${index >> 8}.${index & 255}` : VISITOR;
  return {
    ...(index % 2 && { 'X-Forwarded-Host': 'www.estudio.example' }),
    'X-Forwarded-For': index % 4 < 2 ? `${address}, 192.0.2.9` : address,
    'Fastly-Client-IP': address,
    'X-Real-IP': address,
    Forwarded: `for=${address}`,
  };
}

test(`${POSTS} posts with forged headers and no solved captcha store nothing and lock out nobody`, async () => {
  captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
  for (let from = 0; from < POSTS; from += AT_ONCE) {
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const body = { ...(index % 2 ? someBooking() : someMessage()), conferencia: index % 3 ? 'x' : '' };
        return (await post(index % 2 ? booking : contact, body, forged(from + index))).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([403]));
  }
  for (const name of ['messages', 'bookings', 'agenda', 'rateLimits'])
    expect((await db.collection(name).get()).size, name).toBe(0);
  captcha.behaviour = 'person';
  expect((await post(contact, someMessage(), { 'X-Forwarded-For': VISITOR })).status).toBe(200);
  expect((await post(booking, someBooking(), forged(1))).status).toBe(200);
});

test('a solved captcha does not help a caller past the limit of a proved address, whatever else is claimed', async () => {
  const send = (index: number) => {
    const claimed = `198.51.100.${index}`;
    return post(contact, someMessage(), {
      'X-Forwarded-For': `${claimed}, ${VISITOR}`,
      'Fastly-Client-IP': claimed,
      'X-Real-IP': claimed,
    });
  };
  for (let index = 0; index < 5; index += 1) expect((await send(index)).status).toBe(200);
  expect(await send(6)).toEqual({ status: 429, answer: { error: TOO_MANY_SUBMISSIONS } });
});
