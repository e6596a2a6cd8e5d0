import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPTCHA_PORT } from '#tests/functions/functionsUnderTest.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { type Check, runSmokeChecks } from '#tools/smoke/Check.ts';
import { checksByHand } from '#tools/smoke/checksByHand.ts';
import { functionChecks } from '#tools/smoke/functionChecks.ts';
import { pageChecks } from '#tools/smoke/pageChecks.ts';
import { policyChecks } from '#tools/smoke/policyChecks.ts';
import { redirectChecks } from '#tools/smoke/redirectChecks.ts';
import { openSite } from '#tools/smoke/Site.ts';

const site = openSite(process.env.SITE_URL ?? '');
let captcha: Awaited<ReturnType<typeof openCaptchaService>>;
beforeAll(async () => {
  captcha = await openCaptchaService(CAPTCHA_PORT);
  captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
});
afterAll(() => captcha.close());

const named = [pageChecks, redirectChecks, policyChecks, functionChecks]
  .flat()
  .map((check) => [check.name, check]);

test.each(named as [string, Check][])('%s', { timeout: 120_000 }, async (name, check) => {
  expect(await runSmokeChecks(site, [check])).toEqual([{ name, problems: [] }]);
});

test('the wrong captcha was really asked about, once for each form', () => {
  expect(captcha.asked.map(({ response }) => response)).toEqual(['not-a-token', 'not-a-token']);
});

test('what a person has to try is listed', async () => {
  const lines = (await checksByHand(site)).join('\n');
  for (const topic of ['account mails', 'Captcha', 'Mailbox', 'Photo', 'Forwarded headers'])
    expect(lines).toContain(topic);
});
