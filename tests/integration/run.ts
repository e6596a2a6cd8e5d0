import { beforeEach, expect } from 'vitest';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { db } from '#tests/support/store.ts';
import { WAIT_MS } from '#tests/support/waitLimit.ts';

export { db };

export function beginEmpty(): void {
  beforeEach(() => forgetSubmissions(db));
}

export const openInbox = (port = 0) => duringEachTest(() => openSmtpInbox(port));

/** Waits for the next second, because sign-ins and revocations of sessions are stored in whole seconds. */
export const nextSecond = () => {
  const now = Math.floor(Date.now() / 1000);
  return expect.poll(() => Math.floor(Date.now() / 1000), { timeout: WAIT_MS }).toBeGreaterThan(now);
};
