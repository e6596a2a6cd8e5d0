import { createHash, randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { CALENDAR_FEED_DOCUMENT } from '../../../../src/domain/agenda/agendaSettings.ts';
import type { BookingSubmission } from '../../../../src/domain/submissions/submission.ts';
import { toSubmission } from '../submissions/submissionDocuments.ts';

/** Most consultations in one answer; half a year of full days has fewer. */
const MOST = 1000;

/** The secret address under which the studio's calendar reads upcoming consultations. Only a hash of it is kept. */
export function createCalendarFeed(db: () => Firestore) {
  const document = () => db().doc(CALENDAR_FEED_DOCUMENT);
  return { make, revoke, isCurrent, upcoming };

  /** Makes a new secret; the one before is worth nothing from then on. */
  async function make(by: string, now: Date): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await document().set({ hash: hashOf(secret), createdAt: now, by });
    return secret;
  }

  async function revoke(): Promise<void> {
    await document().delete();
  }

  /** Whether this is the secret that was made last and not revoked. */
  async function isCurrent(secret: string): Promise<boolean> {
    // Hashes are compared, so how long it takes tells nothing of the secret.
    return (await document().get()).get('hash') === hashOf(secret);
  }

  /** The consultations from `day` (yyyy-mm-dd) on that hold their slot, in the order of their days. */
  async function upcoming(day: string): Promise<BookingSubmission[]> {
    const found = await db()
      .collection('bookings')
      .where('holdsSlot', '==', true)
      .where('data', '>=', day)
      .orderBy('data')
      .limit(MOST)
      .get();
    return found.docs.map((one) => toSubmission(one) as BookingSubmission);
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
