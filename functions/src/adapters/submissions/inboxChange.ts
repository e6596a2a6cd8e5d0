import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { INBOX_CHANGE_PATH } from '../../../../src/domain/submissions/inboxChange.ts';

/** Tells the inbox that something has changed. Where that fails, the next attempt of a mail or the next command tells it. */
export function createInboxChange(db: () => Firestore) {
  return async function raiseChange(at: Date): Promise<void> {
    await db()
      .doc(INBOX_CHANGE_PATH)
      .set({ id: randomUUID(), at })
      .catch(() => {});
  };
}
