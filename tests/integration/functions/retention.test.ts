import { afterEach, expect } from 'vitest';
import { auditExpiry } from '#src/domain/submissions/retention.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openDay } from '#tests/support/openDays.ts';
import { createTestHandlers, PERSON } from './createTestHandlers.ts';
import { clockTest, moveClock } from './moveClock.ts';
import { someBooking, someMessage } from './post.ts';

const DAY = 86_400_000;
const MONTH = 30 * DAY;

const inbox = openInbox();
beginEmpty();
afterEach(() => moveClock(0));

async function sendFormsAndAuditAfter(milliseconds: number) {
  const now = () => new Date(Date.now() + milliseconds);
  const handlers = createTestHandlers({ db, smtpPort: inbox.port, limit: 5, now });
  const message = { ...someMessage(), recaptchaToken: PERSON };
  const data = openDay(1, now());
  const booking = { ...someBooking(), data, recaptchaToken: PERSON };
  expect(await handlers.contact(message)).toMatchObject([200, {}]);
  expect(await handlers.book(booking)).toMatchObject([200, {}]);
  const entry = `entry-${milliseconds}`;
  await db.doc(`audit/${entry}`).set({ action: 'delete', at: now(), expireAt: auditExpiry(now()) });
  return { message: message.idempotencyKey, booking: booking.idempotencyKey, data, entry };
}

const idsIn = async (name: string) => (await db.collection(name).get()).docs.map(({ id }) => id);

clockTest(
  'after thirteen months, inbox, agenda, audit log and rate limits contain nothing old, but all that is younger',
  async () => {
    const old = await sendFormsAndAuditAfter(0);
    const younger = await sendFormsAndAuditAfter(2 * MONTH);
    await moveClock(11 * MONTH);
    expect(await idsIn('rateLimits')).toEqual([]);
    for (const { message, booking, data, entry } of [old, younger]) {
      expect(await idsIn('messages')).toContain(message);
      expect(await idsIn('bookings')).toContain(booking);
      expect(await idsIn('agenda')).toContain(data.slice(0, 7));
      expect(await idsIn('audit')).toContain(entry);
    }
    await moveClock(14 * MONTH);
    expect(await idsIn('messages')).toEqual([younger.message]);
    expect(await idsIn('bookings')).toEqual([younger.booking]);
    expect(await idsIn('agenda')).toEqual([younger.data.slice(0, 7)]);
    expect(await idsIn('audit')).toContain(younger.entry);
    expect(await idsIn('audit')).not.toContain(old.entry);
  },
);
