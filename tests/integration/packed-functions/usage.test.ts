import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { documentSize } from '#packages/local-firestore/src/firestore/documentSize.ts';
import type { Fields } from '#packages/local-firestore/src/firestore/wireValue.ts';
import { someBooking, someMessage } from '#tests/integration/functions/post.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { isAll } from '#tests/support/scaled.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { openCountingFirestore } from './countingFirestore.ts';
import { type PackedFunction, startPackedFunction } from './startPackedFunction.ts';

const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const db = await openDatabase();

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

test.runIf(isAll).each([
  ['a message', 'sendContactEmail', someMessage],
  ['a booking', 'sendAgendamento', someBooking],
] as const)('docs/operations.md has the operations that %s costs', async (what, name, some) => {
  await forgetSubmissions(db);
  const firestore = await openCountingFirestore(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const [captcha, inbox] = [await openCaptchaService(0), await openSmtpInbox(0)];
  const running = await startPackedFunction(name, {
    FIRESTORE_EMULATOR_HOST: firestore.host,
    GOOGLE_APPLICATION_CREDENTIALS: process.env.GOOGLE_APPLICATION_CREDENTIALS ?? '',
    RECAPTCHA_SECRET: 'secret',
    BOOKING_LINK_SECRET: 'a-key-of-links-for-these-tests-alone',
    SITE_URL: 'https://www.site.example',
    RECAPTCHA_VERIFY_URL: captcha.url,
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
  });
  open.push(firestore, captcha, inbox, { close: running.stop });
  // An address that is proved is counted, which costs most.
  const sent = await post(running, some(), { 'X-Forwarded-For': '203.0.113.7' });
  expect(sent.status).toBe(200);
  const { reads, writes, deletes } = firestore.usage;
  expect(operations).toContain(`| ${what} | ${reads} | ${writes} | ${deletes} |`);
  expect(await largestDocument()).toBeLessThan(2048);
});

function post({ url }: PackedFunction, body: object, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The size of the largest stored submission in bytes, as Firestore counts it. */
async function largestDocument(): Promise<number> {
  const answers = await Promise.all(
    ['messages', 'bookings'].map(async (kind) => {
      const host = process.env.FIRESTORE_EMULATOR_HOST;
      const url = `http://${host}/v1/projects/demo-alinhavo/databases/(default)/documents/${kind}`;
      const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
      return (await response.json()) as { documents?: { name: string; fields: Fields }[] };
    }),
  );
  const sizes = answers.flatMap(({ documents = [] }) =>
    documents.map(({ name, fields }) => documentSize(name, fields)),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return Math.max(...sizes);
}
