import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { someBooking, someMessage } from '#tests/functions/post.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { openCountingFirestore } from './countingFirestore.ts';
import { startPackedFunction } from './startPackedFunction.ts';

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const db = await openDatabase();

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

test.each([
  ['a message', 'sendContactEmail', someMessage],
  ['a booking', 'sendAgendamento', someBooking],
] as const)(
  'docs/operations.md has the operations that %s costs',
  async (what, name, some) => {
    await forgetSubmissions(db);
    const firestore = await openCountingFirestore(process.env.FIRESTORE_EMULATOR_HOST ?? '');
    const [captcha, inbox] = [await openCaptchaService(0), await openSmtpInbox(0)];
    const running = await startPackedFunction(name, {
      FIRESTORE_EMULATOR_HOST: firestore.host,
      GOOGLE_APPLICATION_CREDENTIALS: process.env.GOOGLE_APPLICATION_CREDENTIALS ?? '',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: captcha.url,
      SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    });
    open.push(firestore, captcha, inbox, { close: running.stop });
    const response = await fetch(running.url, {
      method: 'POST',
      // An address that is proved is counted, which costs most.
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
      body: JSON.stringify(some()),
    });
    expect(response.status).toBe(200);
    const { reads, writes, deletes } = firestore.usage;
    expect(operations).toContain(`| ${what} | ${reads} | ${writes} | ${deletes} |`);
  },
  60_000,
);
