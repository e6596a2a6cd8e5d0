import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#tests/integration/run.ts';
import { openCaptchaService, TOKEN_OVER } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { isAll } from '#tests/support/scaled.ts';
import { hashIpAddress } from '../../../functions/src/adapters/keyedHash.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { captchaToken, someBooking, someMessage } from './post.ts';

// Nobody listens on port 9: these tests ignore the mails.
const openLimited = (now?: () => Date) =>
  createTestHandlers({ db, smtpPort: 9, captchaUrl: captcha.url, limit: 5, ...(now && { now }) });
const POSTS = isAll ? 60 : 15;
/** A future date, because the local Firestore deletes expired documents. */
const START = Date.UTC(2096, 2, 12, 12);
const message = () => ({ ...someMessage(), recaptchaToken: PERSON });
const booking = () => ({ ...someBooking(), recaptchaToken: PERSON });
const refused = [
  429,
  { error: 'Muitas mensagens em pouco tempo. Tente novamente em alguns minutos.' },
] as const;

const captcha = duringEachTest(() => openCaptchaService(0));
beforeEach(async () => {
  await forgetSubmissions(db);
  captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
});

/** The counters of IP addresses; the other documents count the mails to a mailbox. */
const counters = async () =>
  (await db.collection('rateLimits').get()).docs.filter((one) => one.get('accepted'));

describe('the limit of five submissions in ten minutes', () => {
  test('counts messages and bookings of an address together, and refuses the sixth', async () => {
    const handlers = openLimited();
    for (const send of [handlers.contact, handlers.contact, handlers.contact])
      expect((await send(message()))[0]).toBe(200);
    for (const send of [handlers.book, handlers.book]) expect((await send(booking()))[0]).toBe(200);
    expect(await handlers.book(booking())).toEqual(refused);
    expect((await handlers.contact(message(), '203.0.113.8'))[0]).toBe(200);
  });

  test('does not count refused or repeated submissions', async () => {
    const handlers = openLimited();
    const same = message();
    for (let times = 0; times < 7; times += 1) {
      expect((await handlers.contact({ ...message(), recaptchaToken: captchaToken() }))[0]).toBe(403);
      expect((await handlers.contact({ ...message(), nome: '' }))[0]).toBe(400);
      expect((await handlers.contact(same))[0]).toBe(200);
    }
    expect((await handlers.contact(message()))[0]).toBe(200);
  });

  test('neither counts nor refuses visitors whose IP address cannot be proved', async () => {
    const handlers = openLimited();
    for (let times = 0; times < 8; times += 1) expect((await handlers.contact(message(), null))[0]).toBe(200);
    expect(await counters()).toEqual([]);
  });

  test('holds for ten simultaneous submissions', async () => {
    const handlers = openLimited();
    const answers = await Promise.all(Array.from({ length: 10 }, () => handlers.contact(message())));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(5);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(5);
    expect((await db.collection('messages').get()).size).toBe(5);
  });

  test('counts twenty simultaneous equal submissions as one', async () => {
    captcha.behaviour = 'person';
    const same = someMessage();
    const answers = await Promise.all(Array.from({ length: 20 }, () => openLimited().contact(same)));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    const [counter, ...others] = await counters();
    expect([counter?.get('accepted').length, others]).toEqual([1, []]);
  });

  test('ends ten minutes after the first of the five submissions', async () => {
    let minutes = 0;
    const handlers = openLimited(() => new Date(START + minutes * 60_000));
    for (; minutes < 5; minutes += 1) expect((await handlers.contact(message()))[0]).toBe(200);
    minutes = 9;
    expect(await handlers.contact(message())).toEqual(refused);
    minutes = 10;
    expect((await handlers.contact(message()))[0]).toBe(200);
    expect(await handlers.contact(message())).toEqual(refused);
  });

  test('is stored under a keyed hash of the IP address, and expires with its ten minutes', async () => {
    await openLimited(() => new Date(START)).contact(message(), '203.0.113.7');
    const [record] = await counters();
    expect(record?.id).toBe(hashIpAddress('203.0.113.7', 'key'));
    expect(JSON.stringify([record?.id, record?.data()])).not.toContain('203.0.113');
    expect(record?.get('expireAt').toDate()).toEqual(new Date(START + 10 * 60_000));
  });
});

describe('the hash of an IP address', () => {
  test('cannot be made without the key', () => {
    expect(hashIpAddress('203.0.113.7', 'key')).not.toBe(hashIpAddress('203.0.113.7', 'another key'));
  });

  test.each([
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:0db8:0000:0000:a::b'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7', '203.0.113.7'],
  ])('is the same for %s and %s', (one, other) => {
    expect(hashIpAddress(one, 'key')).toBe(hashIpAddress(other, 'key'));
  });

  test.each([
    ['203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ])('differs for %s and %s', (one, other) => {
    expect(hashIpAddress(one, 'key')).not.toBe(hashIpAddress(other, 'key'));
  });
});

/** Sends one booking many times at once, with new tokens or always `token`. The captcha service refuses them. */
async function attack(answer: object, token?: string) {
  // The captcha service runs in this process, which is busy with all posts, so its limit of five seconds is lifted.
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  onTestFinished(() => limit.mockRestore());
  captcha.behaviour = { answer };
  let calls = 0;
  const errors: string[] = [];
  const { book } = createTestHandlers({
    ...{ smtpPort: 9, captchaUrl: captcha.url, limit: 5 },
    db: () => {
      calls += 1;
      return db;
    },
    log: (level, event) => level === 'error' && errors.push(event),
  });
  const booking = someBooking();
  const answers = await Promise.all(
    Array.from({ length: POSTS }, () => book({ ...booking, recaptchaToken: token ?? captchaToken() })),
  );
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([403]));
  expect(errors).toEqual([]);
  expect(captcha.asked).toHaveLength(POSTS);
  return calls;
}

test(`${POSTS} posts of one booking with wrong tokens do not touch the database`, async () => {
  expect(await attack({ success: false, 'error-codes': ['invalid-input-response'] })).toBe(0);
});

test(`each of ${POSTS} posts of one booking with a used token reads the database three times and writes nothing`, async () => {
  expect(await attack(TOKEN_OVER, captchaToken())).toBeLessThanOrEqual(3 * POSTS);
  for (const name of ['bookings', 'agenda', 'rateLimits'])
    expect((await db.collection(name).get()).empty).toBe(true);
});
