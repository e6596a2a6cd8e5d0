import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { expect } from 'vitest';
import { studio } from '#src/copy/studio.ts';
import { completeReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import type { MessageSubmission } from '#src/domain/submissions/submission.ts';
import { db } from '#tests/integration/run.ts';
import type { openMailServer } from '#tests/support/mailbox.ts';
import { dataAt, storedMessage } from '#tests/support/store.ts';
import { createTestHandlers } from '../createTestHandlers.ts';

export const MINUTE = 60_000;
export const ANA = 'ana@cliente.com.br';
export const BUCKET = 'demo-alinhavo.appspot.com';
export const storage = getStorage(
  initializeApp({ projectId: 'demo-alinhavo', storageBucket: BUCKET }, 'mail-files'),
);

export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

/** The Message-ID of a mail that the studio sent about a submission. */
export const ownId = ({ id }: { id: string }, name: string) =>
  `<${id}.${name}@${studio.email.split('@')[1]}>`;

/** A mailbox that was set up an hour ago, and a later message from Ana. */
export async function setUpMailbox(
  server: Awaited<ReturnType<typeof openMailServer>>,
  smtpPort: number,
  given: Partial<MessageSubmission> = {},
) {
  const mailbox = server.mailbox();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const handlers = createTestHandlers({ db, smtpPort, imapUrl: mailbox.url, storage, now });
  // The last millisecond of a second, because servers may round it up to the next second.
  const since = new Date(ago(60).setMilliseconds(999));
  const status = { since, readAt: null, problem: '', paths: [], newFrom: '', newSince: since };
  await db.doc('mailbox/status').set(status);
  const message = await storedMessage({ email: ANA, createdAt: ago(30), ...given });
  const own = (name: string) => ownId(message, name);
  /** Delivers a reply to the studio's mail, by default from Ana. Returns its Message-ID. */
  const answer = (mail: Partial<Parameters<typeof mailbox.deliver>[0]> = {}) =>
    mailbox.deliver({ from: ANA, references: [own('reply-1')], ...mail });
  const read = async () => {
    expect(await handlers.readMailbox()).toBe('');
  };
  const readAnew = async () => {
    await db.doc('mailbox/folders').delete();
    await read();
  };
  const stored = () => dataAt(`messages/${message.id}`);
  const wait = (minutes: number) => {
    ahead += minutes * MINUTE;
  };
  return { mailbox, handlers, message, own, answer, read, readAnew, stored, wait, now };
}

/** The headers and text of a multipart mail. Each part is a list of lines: its headers, an empty line and its body. */
export const multipart = (parts: string[][], kind = 'mixed') => ({
  headers: { 'Content-Type': `multipart/${kind}; boundary=b` },
  text: [...parts.flatMap((lines) => ['--b', ...lines]), '--b--'].join('\r\n'),
});

export async function receivedMails() {
  const { docs } = await db.collection('receivedMails').orderBy('at').get();
  return docs.map((found) => completeReceivedMail(found.id, found.data()));
}
