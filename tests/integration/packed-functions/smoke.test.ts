import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPTCHA_PORT } from '#tests/integration/functions/functionsUnderTest.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { openSite } from '#tools/smoke/Site.ts';
import { checksByHand, runSmokeChecks, smokeChecks } from '#tools/smoke/smokeChecks.ts';

const site = openSite(process.env.SITE_URL ?? '');
let captcha: Awaited<ReturnType<typeof openCaptchaService>>;
beforeAll(async () => {
  captcha = await openCaptchaService(CAPTCHA_PORT);
  captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
});
afterAll(() => captcha.close());

const named = smokeChecks.map((check) => [check.name, check] as const);

test.each(named)('%s', async (name, check) => {
  expect(await runSmokeChecks(site, [check])).toEqual([{ name, problems: [] }]);
});

test('the wrong captcha was really asked about, once for each form', () => {
  expect(captcha.asked.map(({ response }) => response?.slice(0, 11))).toEqual(['not-a-token', 'not-a-token']);
});

test('what a person has to try is listed', async () => {
  const lines = (await checksByHand(site)).join('\n');
  for (const topic of ['account mails', 'Captcha', 'Mailbox', 'Photo', 'Forwarded headers'])
    expect(lines).toContain(topic);
});
