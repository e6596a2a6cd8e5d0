import { beforeEach, expect, test } from 'vitest';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/site/requestErrors.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { createCaptchaVerifier } from '../../../../functions/src/adapters/captcha.ts';
import { captchaToken } from '../post.ts';

const service = duringEachTest(() => openCaptchaService(0));
let logged: string[];

beforeEach(() => {
  logged = [];
});

function verifier({ secret = 'secret', insideEmulator = false }) {
  return createCaptchaVerifier({
    secret: () => secret,
    verifyUrl: service.url,
    insideEmulator,
    log: (_level, event) => logged.push(event),
  });
}

test('inside the emulator, the local checkbox confirms a person without a request to the service', async () => {
  expect(await verifier({ secret: '', insideEmulator: true })(LOCAL_CAPTCHA_TOKEN)).toBe('confirmed');
  expect(service.asked).toEqual([]);
});

test.each([LOCAL_CAPTCHA_TOKEN, 'x'.repeat(99), 'x'.repeat(8001), `${'x'.repeat(400)} `, 'ã'.repeat(400)])(
  'a deployed function refuses an impossible token without a request to the service (%j)',
  async (token) => {
    expect(await verifier({})(token)).toBe('refused');
    expect([service.asked, logged]).toEqual([[], []]);
  },
);

test('a token is confirmed once, and is then reported as used', async () => {
  const verify = verifier({});
  const token = captchaToken();
  expect([await verify(token), await verify(token)]).toEqual(['confirmed', 'used']);
});

test('without a secret every token is refused, and the log says why', async () => {
  expect(await verifier({ secret: '' })(captchaToken())).toBe('unavailable');
  expect(service.asked).toEqual([]);
  expect(logged).toEqual(['captcha.unconfigured']);
});

test('in the emulator, without a secret, every token except the checkbox’s is refused', async () => {
  expect(await verifier({ secret: '', insideEmulator: true })(captchaToken())).toBe('refused');
  expect(logged).toEqual([]);
});

test.each<typeof service.behaviour>([
  { status: 503 },
  { answer: 'not json' },
  { answer: { success: false, 'error-codes': ['invalid-input-secret'] } },
  'silent',
])('when the service responds with %j, nobody is confirmed or refused', async (behaviour) => {
  service.behaviour = behaviour;
  expect(await verifier({})(captchaToken())).toBe('unavailable');
  expect(logged).toEqual(['captcha.unavailable']);
});

test('when the service is down, a token is neither confirmed nor refused', async () => {
  await service.close();
  expect(await verifier({})(captchaToken())).toBe('unavailable');
});

test('the service receives the token and the secret, and nothing about the visitor', async () => {
  const response = captchaToken();
  await verifier({})(response);
  expect(service.asked).toEqual([{ secret: 'secret', response }]);
});
