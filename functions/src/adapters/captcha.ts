import { setTimeout as delay } from 'node:timers/promises';
import { LOCAL_CAPTCHA_TOKEN } from '../../../src/domain/site/requestErrors.ts';

/** `used`: the token was verified before or is too old; `unavailable`: the service failed, or refused our key. */
export type CaptchaVerdict = 'confirmed' | 'used' | 'refused' | 'unavailable';

export const GOOGLE_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

const TIMEOUT_MS = 5000;

/** reCAPTCHA tokens are base64 texts of a thousand or more characters; their exact length is undocumented. */
const PLAUSIBLE_TOKEN = /^[\w.-]{100,8000}$/;

/** Error code of a used token, or one older than two minutes (developers.google.com/recaptcha/docs/verify). */
const TOKEN_OVER = 'timeout-or-duplicate';

const OUR_FAULT = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** This many refusals within a minute count as junk traffic. The captcha service may charge for each request. */
const MANY_REFUSALS = 20;
const WITHIN_MS = 60_000;

/** Interval between requests to the service during junk traffic. Of 80 simultaneous requests, the last waits 20 s. */
const APART_MS = 250;

export type CaptchaSettings = {
  secret: () => string;
  verifyUrl: string;
  /** Whether the functions run in the emulator. Only there, the local checkbox's token is accepted. */
  insideEmulator: boolean;
  log: (level: 'error', event: string, details: object) => void;
};

/** Verifies a token with Google within 5 s. After many refusals it first waits. Sends no IP address. */
export function createCaptchaVerifier(settings: CaptchaSettings) {
  const { secret, verifyUrl, insideEmulator, log } = settings;
  const pace = createRefusalPace();

  return async function verifyCaptcha(token: string): Promise<CaptchaVerdict> {
    const isLocal = insideEmulator && token === LOCAL_CAPTCHA_TOKEN;
    if (!isLocal && !PLAUSIBLE_TOKEN.test(token)) return 'refused';
    const verdict = isLocal ? 'confirmed' : await ask(token);
    if (verdict === 'refused' || verdict === 'used') pace.hear();
    return verdict;
  };

  async function ask(token: string): Promise<CaptchaVerdict> {
    if (!secret() && insideEmulator) return 'refused';
    if (!secret()) {
      log('error', 'captcha.unconfigured', {});
      return 'unavailable';
    }
    await pace.turn();
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: secret(), response: token }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const answer = (await response.json()) as { success?: unknown; 'error-codes'?: unknown };
      if (answer.success === true) return 'confirmed';
      const codes = Array.isArray(answer['error-codes']) ? answer['error-codes'].map(String) : [];
      const ours = codes.filter((code) => OUR_FAULT.includes(code));
      if (ours.length > 0) throw new Error(ours.join(' '));
      return codes.includes(TOKEN_OVER) ? 'used' : 'refused';
    } catch (error) {
      log('error', 'captcha.unavailable', { reason: error instanceof Error ? error.message : 'unknown' });
      return 'unavailable';
    }
  }
}

/** Slows requests down after many refusals. `hear` counts a refusal; `turn` resolves when a request may be sent. */
export function createRefusalPace(
  now = () => performance.now(),
  wait: (milliseconds: number) => Promise<unknown> = delay,
) {
  let refusedAt: number[] = [];
  let next = 0;
  return {
    hear: () => {
      refusedAt = [...refusedAt, now()].slice(-MANY_REFUSALS);
    },
    turn: async () => {
      const [first = 0] = refusedAt;
      if (refusedAt.length < MANY_REFUSALS || now() - first > WITHIN_MS) return;
      next = Math.max(next + APART_MS, now());
      await wait(next - now());
    },
  };
}
