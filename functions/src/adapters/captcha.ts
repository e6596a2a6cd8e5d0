import { LOCAL_CAPTCHA_TOKEN } from '../../../src/domain/site/requestErrors.ts';
import { createRefusalPace } from './limits/refusalPace.ts';

/** `used`: the token was verified before or is too old; `unavailable`: the service gave no answer, or refused our key. */
export type CaptchaVerdict = 'confirmed' | 'used' | 'refused' | 'unavailable';

/** Google's address for checking a reCAPTCHA v2 token. */
export const GOOGLE_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

const TIMEOUT_MS = 5000;

/** reCAPTCHA tokens are a thousand or more characters of base64; their length is undocumented. */
const PLAUSIBLE_TOKEN = /^[\w.-]{100,8000}$/;

/** The answer for a token that was verified before or is older than two minutes (developers.google.com/recaptcha/docs/verify). */
const TOKEN_OVER = 'timeout-or-duplicate';

// Error codes that blame this site's request and not the token.
const OUR_FAULT = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

export type CaptchaSettings = {
  /** Read at each call; empty means not configured, which fails closed. */
  secret: () => string;
  verifyUrl: string;
  /** Accepts the local checkbox's token. Elsewhere a missing secret refuses every token. */
  insideEmulator: boolean;
  log: (level: 'error', event: string, details: object) => void;
};

/**
 * Verifies a token within 5 s; after many refusals it waits before asking. An implausible token is refused without
 * asking. The visitor's IP address is not sent; the service itself ties keys to the site's domains.
 */
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
