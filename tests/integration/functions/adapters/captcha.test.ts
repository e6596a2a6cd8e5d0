import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { createCaptchaVerifier } from '../../../../functions/src/adapters/captcha.ts';

let service: Awaited<ReturnType<typeof openCaptchaService>>;
let logged: string[];

beforeEach(async () => {
  service = await openCaptchaService(0);
  logged = [];
});

afterEach(() => service.close());

function verifier({ secret = 'secret', insideEmulator = false }) {
  return createCaptchaVerifier({
    secret: () => secret,
    verifyUrl: service.url,
    insideEmulator,
    countEvent: async () => {},
    log: (_level, event) => logged.push(event),
  });
}

test('the local checkbox confirms a person inside the emulator without asking anyone', async () => {
  expect(await verifier({ secret: '', insideEmulator: true })(LOCAL_CAPTCHA_TOKEN)).toBe('confirmed');
  expect(service.asked).toEqual([]);
});

test('the local checkbox is an ordinary token for a deployed function', async () => {
  service.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
  expect(await verifier({})(LOCAL_CAPTCHA_TOKEN)).toBe('refused');
  expect(service.asked).toEqual([{ secret: 'secret', response: LOCAL_CAPTCHA_TOKEN }]);
});

test('without a secret nothing passes, and the log says why', async () => {
  expect(await verifier({ secret: '' })('token')).toBe('unavailable');
  expect(service.asked).toEqual([]);
  expect(logged).toEqual(['captcha.unconfigured']);
});

test('without a secret in the emulator any other token than the checkbox’s is refused', async () => {
  expect(await verifier({ secret: '', insideEmulator: true })('token')).toBe('refused');
  expect(logged).toEqual([]);
});
