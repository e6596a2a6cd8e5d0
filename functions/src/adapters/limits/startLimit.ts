import type { Firestore } from 'firebase-admin/firestore';
import { readRecentMoments } from './recentMoments.ts';

/** An administrator can mail this many first messages, corrections and links a day without a recent passkey. */
export const STARTS_A_DAY = 30;
const DAY_MS = 24 * 3_600_000;

/** Counts a mail of the administrator `uid`. Returns false, and does not count it, if the limit is reached. */
export async function countStart(db: Firestore, uid: string, now: Date): Promise<boolean> {
  const document = db.doc(`studioStarts/${uid}`);
  return db.runTransaction(async (transaction) => {
    const starts = await readRecentMoments(transaction, document, ['startedAt'], { now, windowMs: DAY_MS });
    if (starts.count('startedAt') >= STARTS_A_DAY) return false;
    starts.add('startedAt');
    return true;
  });
}
