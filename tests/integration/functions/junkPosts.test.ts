import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#tests/integration/run.ts';
import { openCaptchaService, TOKEN_OVER } from '#tests/support/captchaService.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { isAll } from '#tests/support/scaled.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { captchaToken, someBooking } from './post.ts';

const POSTS = isAll ? 60 : 15;

let captcha: Awaited<ReturnType<typeof openCaptchaService>>;
beforeEach(async () => {
  await forgetSubmissions(db);
  captcha = await openCaptchaService(0);
  // The captcha service runs in this process, which is busy with all posts, so its limit of five seconds is lifted.
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(() => {
  vi.restoreAllMocks();
  return captcha.close();
});

/**
 * Sends one booking many times at once, each with its own token or all with `token`. The captcha service refuses the
 * tokens.
 */
async function attack(answer: object, token?: string) {
  captcha.behaviour = { answer };
  let calls = 0;
  const errors: string[] = [];
  const { book } = createTestHandlers({
    db: () => {
      calls += 1;
      return db;
    },
    smtpPort: 9,
    captchaUrl: captcha.url,
    limit: 5,
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
