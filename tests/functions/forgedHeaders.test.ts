import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';
import { someBooking, someMessage } from './post.ts';

vi.setConfig({ testTimeout: 120_000 });

const POSTS = Number(process.env.FORGED_POSTS ?? 100);
const db = await openDatabase();
let servers: { close: () => Promise<void> }[];
let captcha: Awaited<ReturnType<typeof openCaptchaService>>;

beforeEach(async () => {
  await forgetSubmissions(db);
  captcha = await openCaptchaService(CAPTCHA_PORT);
  servers = [captcha, await openSmtpInbox(SMTP_PORT)];
});
afterEach(() => Promise.all(servers.map((server) => server.close())));

async function post(name: string, body: object, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${FUNCTIONS_URL}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The headers of a caller who claims to be somebody else each time. */
function forged(index: number): Record<string, string> {
  const address = `198.51.${index >> 8}.${index & 255}`;
  return {
    'X-Forwarded-Host': 'www.estudio.example',
    'X-Forwarded-For': `${address}, 203.0.113.7`,
    'Fastly-Client-IP': address,
  };
}

test('posts with forged headers and no solved captcha store nothing and lock out nobody', async () => {
  captcha.behaviour = { answer: { success: false, 'error-codes': ['invalid-input-response'] } };
  const make = [someMessage, someBooking];
  for (let from = 0; from < POSTS; from += 20) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const body = { ...make[index % 2]?.(), conferencia: index % 3 ? 'x' : '' };
        return post(index % 2 ? 'sendAgendamento' : 'sendContactEmail', body, forged(from + index));
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([403]));
  }
  for (const name of ['messages', 'bookings', 'agenda', 'rateLimits', 'submissions', 'bookingQuotas'])
    expect((await db.collection(name).get()).size).toBe(0);
  captcha.behaviour = { answer: { success: true } };
  expect(await post('sendContactEmail', someMessage())).toBe(200);
  expect(await post('sendAgendamento', someBooking(), forged(1))).toBe(200);
});
