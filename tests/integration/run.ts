import { beforeEach } from 'vitest';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { db } from '#tests/support/store.ts';

export { db };

/** Has each test of the file that calls it begin without submissions. */
export function beginEmpty(): void {
  beforeEach(() => forgetSubmissions(db));
}

/** A mail server that is open during each test of the file that calls it; without a port at any free one. */
export const openInbox = (port = 0) => duringEachTest(() => openSmtpInbox(port));
