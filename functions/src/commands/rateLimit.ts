import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';

/** How many submissions of one IP address are accepted within the window, unless RATE_LIMIT says otherwise. */
export const DEFAULT_RATE_LIMIT = 5;

/** Over how long the submissions of one IP address are counted. */
export const RATE_WINDOW_MS = 10 * 60_000;

/** Reads how many submissions of a hashed IP address were accepted within the window before `now`; `add` counts one more. */
export async function readAcceptedCount(
  db: Firestore,
  transaction: Transaction,
  hashedIp: string,
  now: Date,
) {
  const document = db.collection('rateLimits').doc(hashedIp);
  const stored: Timestamp[] = (await transaction.get(document)).get('accepted') ?? [];
  const accepted = stored.filter((moment) => now.getTime() - moment.toMillis() < RATE_WINDOW_MS);
  const expireAt = Timestamp.fromMillis(now.getTime() + RATE_WINDOW_MS);
  return {
    count: accepted.length,
    add: () => transaction.set(document, { accepted: [...accepted, Timestamp.fromDate(now)], expireAt }),
  };
}
