import type { Firestore } from 'firebase-admin/firestore';
import { slotStart } from '../../../src/domain/agenda/slots.ts';
import type { StoredBooking } from '../../../src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/timeZone.ts';
import { withDates } from './withDates.ts';

const HOUR_MS = 3_600_000;

/** Bookings looked at in one run; the next one follows within minutes. */
const BOOKINGS_PER_RUN = 200;

/** The reminders of bookings: which are due, and the step that puts one among the mails to be sent. */
export function createReminders(db: () => Firestore) {
  return { due, queue };

  /** Ids of bookings that may have to be reminded of at `now`, `hours` before they begin. */
  async function due(now: Date, hours: number): Promise<string[]> {
    const last = todayInSaoPaulo(new Date(now.getTime() + hours * HOUR_MS));
    const found = await db()
      .collection('bookings')
      .where('reminder', '==', 'due')
      .where('data', '<=', last)
      .orderBy('data')
      .limit(BOOKINGS_PER_RUN)
      .get();
    return found.docs.map(({ id }) => id);
  }

  /**
   * Puts the reminder of a booking among its outstanding mails if its time has come, once for each time that the booking
   * has; a booking made, moved or told to the visitor within these hours needs none. Answers whether it did.
   */
  function queue(id: string, now: Date, hours: number): Promise<boolean> {
    const document = db().collection('bookings').doc(id);
    return db().runTransaction(async (transaction) => {
      const data = (await transaction.get(document)).data();
      if (data?.reminder !== 'due') return false;
      const booking = withDates(data) as StoredBooking;
      const start = slotStart(booking.data, booking.horario).getTime();
      const dueAt = start - hours * HOUR_MS;
      const isOver = !booking.holdsSlot || start <= now.getTime() || booking.email === '';
      if (isOver || lastTold(booking) > dueAt) {
        transaction.update(document, { reminder: 'done' });
        return false;
      }
      if (booking.state === 'review' || booking.state === 'spam' || dueAt > now.getTime()) return false;
      const { mail } = booking;
      const pending = { ...mail, state: 'pending', attempts: 0, nextAttemptAt: now };
      transaction.update(document, {
        reminder: 'done',
        mail: { ...pending, outstanding: [...new Set([...mail.outstanding, 'reminder'])] },
      });
      return true;
    });
  }
}

/** When the visitor was last told the time of the booking. */
function lastTold({ createdAt, history }: StoredBooking): number {
  const moves = history.filter(({ what }) => what === 'moved').map(({ at }) => at.getTime());
  return Math.max(createdAt.getTime(), ...moves);
}
