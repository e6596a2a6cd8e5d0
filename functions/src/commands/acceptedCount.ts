import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { RATE_WINDOW_MS, withinWindow } from '../policy/rateLimit.ts';

/**
 * How many submissions of an IP address, given as its hash, were accepted within the window before `now`. `add` counts one
 * more in the same transaction.
 */
export async function readAcceptedCount(
  db: Firestore,
  transaction: Transaction,
  hashedIp: string,
  now: Date,
): Promise<{ count: number; add: () => void }> {
  const document = db.collection('rateLimits').doc(hashedIp);
  const stored: Timestamp[] = (await transaction.get(document)).get('accepted') ?? [];
  const accepted = withinWindow(
    stored.map((moment) => moment.toDate()),
    now,
  );
  const expireAt = Timestamp.fromMillis(now.getTime() + RATE_WINDOW_MS);
  return {
    count: accepted.length,
    add: () => transaction.set(document, { accepted: [...accepted, now], expireAt }),
  };
}
