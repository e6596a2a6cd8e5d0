import { expect, test } from '@playwright/test';
import { mailboxProblem } from '#tools/deploy/checks/mailboxChecks.ts';

const { IMAP_URL } = process.env;

test('the studio’s mailbox opens', async () => {
  // biome-ignore lint/suspicious/noSkippedTests: a studio without a mailbox has nothing to test
  test.skip(!IMAP_URL, 'IMAP_URL is not set: no mailbox is looked at');
  expect(await mailboxProblem(IMAP_URL ?? '')).toBeUndefined();
});
