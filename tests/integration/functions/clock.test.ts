import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect } from 'vitest';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { clockTest, moveClock } from '#tests/support/moveClock.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { CAPTCHA_PORT, SMTP_PORT } from './functionsUnderTest.ts';
import { post, someMessage } from './post.ts';

const DAY = 86_400_000;

const db = await openDatabase();
let servers: { close: () => Promise<void> }[];

beforeEach(async () => {
  await forgetSubmissions(db);
  servers = [await openSmtpInbox(SMTP_PORT), await openCaptchaService(CAPTCHA_PORT)];
});

afterEach(async () => {
  await moveClock(0);
  await Promise.all(servers.map((server) => server.close()));
});

clockTest('a moved clock is the functions’ clock too', async () => {
  await moveClock(400 * DAY);
  const { status } = await post('sendContactEmail', someMessage());
  expect(status).toBe(200);
  const [stored] = (await db.collection('messages').get()).docs;
  expect(stored?.get('createdAt').toMillis()).toBeGreaterThan(Date.now() + 399 * DAY);
});

clockTest.each(['messages', 'bookings', 'rateLimits'])(
  'documents of %s disappear when their time has passed',
  async (collection) => {
    const expireAt = (days: number) => ({ expireAt: Timestamp.fromMillis(Date.now() + days * DAY) });
    await db.doc(`${collection}/old`).set(expireAt(20));
    await db.doc(`${collection}/young`).set(expireAt(40));
    await moveClock(30 * DAY);
    expect((await db.collection(collection).get()).docs.map(({ id }) => id)).toEqual(['young']);
  },
);
