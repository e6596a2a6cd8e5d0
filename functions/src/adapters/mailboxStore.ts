import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  MAILBOX_STATUS_PATH,
  type MailboxStatus,
  mailKeyPath,
  readMailboxStatus,
} from '../../../src/domain/submissions/mails/receivedMail.ts';
import { keyedHash } from './keyedHash.ts';
import { createMailReferences } from './mailReferences.ts';
import { withDates } from './withDates.ts';

/** How far a folder has been read. `orphans` are the UIDs of mails that refer to unknown mails. */
export type FolderProgress = { validity: string; last: number; orphans: number[] };

const PROGRESS_PATH = 'mailbox/folders';
const KEY_PATH = 'mailbox/key';

/** Stores the mailbox's status, how far each folder was read, and which mails were handled. */
export function createMailboxStore(db: () => Firestore, linkKeys: () => string) {
  let key: string | undefined;
  return {
    ...{ keyOf, readStatus, saveStatus, readProgress, saveProgress, isKnown },
    ...createMailReferences(db, linkKeys, keyOf),
  };

  /** A mail's key in the list of handled mails. With another hash key, all mails would be imported again. */
  async function keyOf(messageId: string): Promise<string> {
    key ??= await readKey();
    return keyedHash(messageId, key);
  }

  function readKey(): Promise<string> {
    const document = db().doc(KEY_PATH);
    return db().runTransaction(async (transaction) => {
      const known: string | undefined = (await transaction.get(document)).get('key');
      const made = known ?? randomBytes(32).toString('base64url');
      if (!known) transaction.set(document, { key: made });
      return made;
    });
  }

  /** The status of the mailbox. The first call stores `now` as the time from which mails are imported. */
  async function readStatus(now: Date): Promise<MailboxStatus> {
    const document = db().doc(MAILBOX_STATUS_PATH);
    const known = readMailboxStatus(withDates((await document.get()).data()) as object | undefined);
    if (known) return known;
    const begun = { since: now, readAt: null, problem: '', paths: [], newFrom: '', newSince: now };
    await document.set(begun);
    return begun;
  }

  async function saveStatus(changed: Partial<MailboxStatus>): Promise<void> {
    await db().doc(MAILBOX_STATUS_PATH).set(changed, { merge: true });
  }

  async function readProgress(): Promise<Record<string, FolderProgress>> {
    return (await db().doc(PROGRESS_PATH).get()).get('folders') ?? {};
  }

  async function saveProgress(folders: Record<string, FolderProgress>): Promise<void> {
    await db().doc(PROGRESS_PATH).set({ folders });
  }

  /** Whether a mail was handled before. */
  async function isKnown(messageId: string): Promise<boolean> {
    const key = db().doc(mailKeyPath({ id: await keyOf(messageId) }));
    return (await key.get()).exists;
  }
}
