import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** How many first letters, corrections and links an administrator sends within a day without a passkey of the last hour. */
export const STARTS_A_DAY = 30;
const DAY_MS = 24 * 3_600_000;

/** Counts one more mail that the administrator `uid` starts; false, and nothing counted, where they have none left. */
export async function countStart(db: Firestore, uid: string, now: Date): Promise<boolean> {
  const document = db.doc(`studioStarts/${uid}`);
  return db.runTransaction(async (transaction) => {
    const stored: Timestamp[] = (await transaction.get(document)).get('startedAt') ?? [];
    const startedAt = stored
      .map((one) => one.toDate())
      .filter((one) => now.getTime() - one.getTime() < DAY_MS);
    if (startedAt.length >= STARTS_A_DAY) return false;
    const expireAt = new Date(now.getTime() + DAY_MS);
    transaction.set(document, { startedAt: [...startedAt, now], expireAt });
    return true;
  });
}
