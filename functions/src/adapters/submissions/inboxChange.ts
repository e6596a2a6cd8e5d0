import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { INBOX_CHANGE_PATH } from '../../../../src/domain/submissions/inboxChange.ts';

/** Tells the inbox that something has changed; it is no matter where that fails. */
export function createInboxChange(db: () => Firestore) {
  return async function raiseChange(at: Date): Promise<void> {
    await db()
      .doc(INBOX_CHANGE_PATH)
      .set({ id: randomUUID(), at })
      .catch(() => {});
  };
}
