import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/api.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { createCaptchaVerifier } from '../../../../functions/src/adapters/captcha.ts';
import { captchaToken } from '../post.ts';

let service: Awaited<ReturnType<typeof openCaptchaService>>;
let logged: string[];
let counted: string[];

beforeEach(async () => {
  service = await openCaptchaService(0);
  logged = [];
  counted = [];
});

afterEach(() => service.close());

function verifier({ secret = 'secret', insideEmulator = false }) {
  return createCaptchaVerifier({
    secret: () => secret,
    verifyUrl: service.url,
    insideEmulator,
    countEvent: async (verdict) => void counted.push(verdict),
    log: (_level, event) => logged.push(event),
  });
}

test('the local checkbox confirms a person inside the emulator without asking anyone', async () => {
  expect(await verifier({ secret: '', insideEmulator: true })(LOCAL_CAPTCHA_TOKEN)).toBe('confirmed');
  expect(service.asked).toEqual([]);
});

test.each([LOCAL_CAPTCHA_TOKEN, 'x'.repeat(99), 'x'.repeat(8001), `${'x'.repeat(400)} `, 'ã'.repeat(400)])(
  'a deployed function refuses what cannot be a token without asking anyone, and counts nothing (%j)',
  async (token) => {
    expect(await verifier({})(token)).toBe('refused');
    expect([service.asked, counted]).toEqual([[], []]);
  },
);

test('a token is confirmed once, and known as used from then on', async () => {
  const verify = verifier({});
  const token = captchaToken();
  expect([await verify(token), await verify(token)]).toEqual(['confirmed', 'used']);
});

test('without a secret nothing passes, and the log says why', async () => {
  expect(await verifier({ secret: '' })(captchaToken())).toBe('unavailable');
  expect(service.asked).toEqual([]);
  expect(logged).toEqual(['captcha.unconfigured']);
});

test('without a secret in the emulator any other token than the checkbox’s is refused', async () => {
  expect(await verifier({ secret: '', insideEmulator: true })(captchaToken())).toBe('refused');
  expect(logged).toEqual([]);
});
