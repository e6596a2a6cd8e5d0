import { beforeEach } from 'vitest';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';

/** The database of the run: one client for all files of a worker. */
export const db = await openDatabase();

/** Has each test of the file that calls it begin without submissions. */
export function beginEmpty(): void {
  beforeEach(() => forgetSubmissions(db));
}

/** A mail server that is open during each test of the file that calls it; without a port at any free one. */
export const openInbox = (port = 0) => duringEachTest(() => openSmtpInbox(port));
