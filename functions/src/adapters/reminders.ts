import type { Firestore } from 'firebase-admin/firestore';
import { todayInSaoPaulo } from '../../../src/domain/time/timeZone.ts';

const HOUR_MS = 3_600_000;

/** Bookings looked at in one run; the next one follows within minutes. */
const BOOKINGS_PER_RUN = 200;

/** Looks for bookings whose reminder may be due. */
export function createReminderSearch(db: () => Firestore) {
  /** Ids of bookings that may have to be reminded of at `now`, `hours` before they begin. */
  return async function findReminders(now: Date, hours: number): Promise<string[]> {
    const last = todayInSaoPaulo(new Date(now.getTime() + hours * HOUR_MS));
    const due = db().collection('bookings').where('reminder', '==', 'due').where('data', '<=', last);
    const { docs } = await due.orderBy('data').limit(BOOKINGS_PER_RUN).get();
    return docs.map(({ id }) => id);
  };
}
