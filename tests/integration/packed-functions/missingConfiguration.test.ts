import { afterEach, expect, test } from 'vitest';
import { BOOKING_UNREACHABLE, CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import { CAPTCHA_UNAVAILABLE } from '#src/domain/site/requestErrors.ts';
import { someBooking, someMessage } from '#tests/integration/functions/post.ts';
import { db } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { postJson } from '#tests/support/postJson.ts';
import { firstOf } from '#tests/support/scaled.ts';
import { localDatabase, type PackedFunction, startPackedFunction } from './startPackedFunction.ts';

let running: PackedFunction | undefined;
afterEach(() => running?.stop());

const send = (body: object) => postJson(running?.url ?? '', body);

const forms = [
  ['sendContactEmail', someMessage, CONTACT_UNREACHABLE],
  ['sendAgendamento', someBooking, BOOKING_UNREACHABLE],
] as const;

test.each(firstOf(1, forms))(
  '%s without its secrets confirms nobody and stores nothing',
  async (name, some) => {
    await forgetSubmissions(db);
    running = await startPackedFunction(name, localDatabase());
    expect(await send(some())).toEqual({ status: 502, answer: { error: CAPTCHA_UNAVAILABLE } });
    for (const kind of ['messages', 'bookings', 'agenda'])
      expect((await db.collection(kind).get()).size, kind).toBe(0);
    expect(running.log.some((line) => line.includes('"severity":"ERROR"'))).toBe(true);
  },
);

test('without a mail server a message is stored, and the mails stay outstanding', async () => {
  await forgetSubmissions(db);
  const captcha = await openCaptchaService(0);
  try {
    running = await startPackedFunction('sendContactEmail', {
      ...localDatabase(),
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: captcha.url,
    });
    expect((await send(someMessage())).status).toBe(200);
    expect((await db.collection('messages').get()).size).toBe(1);
    const { docs } = await db.collection('mails').get();
    expect(docs.map((mail) => mail.get('state'))).toEqual(['pending', 'pending']);
  } finally {
    await captcha.close();
  }
});

test.each(firstOf(1, forms))(
  '%s without database and credentials responds with a sentence, and names nobody in its log',
  async (name, some, sentence) => {
    running = await startPackedFunction(name, { RECAPTCHA_SECRET: 'secret' });
    const { status, answer } = await send(some());
    expect(status).toBeGreaterThanOrEqual(500);
    expect([sentence, CAPTCHA_UNAVAILABLE]).toContain(answer.error);
    expect(running.log.join('\n')).not.toMatch(/ana@exemplo|Ana Souza/);
  },
);
