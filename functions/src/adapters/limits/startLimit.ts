import type { Firestore } from 'firebase-admin/firestore';
import { readRecentMoments } from './recentMoments.ts';

/** How many first letters, corrections and links an administrator sends within a day without a passkey of the last hour. */
export const STARTS_A_DAY = 30;
const DAY_MS = 24 * 3_600_000;

/** Counts one more mail that the administrator `uid` starts; false, and nothing counted, where they have none left. */
export async function countStart(db: Firestore, uid: string, now: Date): Promise<boolean> {
  const document = db.doc(`studioStarts/${uid}`);
  return db.runTransaction(async (transaction) => {
    const starts = await readRecentMoments(transaction, document, ['startedAt'], { now, windowMs: DAY_MS });
    if (starts.count('startedAt') >= STARTS_A_DAY) return false;
    starts.add('startedAt');
    return true;
  });
}
