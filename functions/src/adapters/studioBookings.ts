import type { Firestore } from 'firebase-admin/firestore';
import { isPastSlot } from '../../../src/domain/slots.ts';
import type { MailName, StoredBooking } from '../../../src/domain/submission.ts';
import { nextRevision } from '../../../src/domain/submissionLog.ts';
import { firstMailState } from '../policy/mailRetryPolicy.ts';
import { monthDocument, takenIn, takenSlot } from './agendaDocuments.ts';
import { withDates } from './withDates.ts';

/** What the studio itself does with bookings; rules of the agenda bind visitors, not the studio. */
export function createStudioBookings(db: () => Firestore) {
  return { enter, setPlace };

  /** Stores a booking that the studio made and takes its slot; the same id is stored once. */
  function enter(
    id: string,
    record: StoredBooking,
    now: Date,
  ): Promise<'stored' | 'repeated' | 'taken' | 'past'> {
    const [target, month] = [db().doc(`bookings/${id}`), monthDocument(db(), record.data)];
    return db().runTransaction(async (transaction) => {
      const [found, taken] = await transaction.getAll(target, month);
      if (found?.exists) return 'repeated';
      if (isPastSlot(record.data, record.horario, now)) return 'past';
      if (takenIn(taken)[record.data]?.includes(record.horario)) return 'taken';
      transaction.set(month, takenSlot(record), { merge: true });
      transaction.set(target, record);
      return 'stored';
    });
  }

  /**
   * Gives a booking an address of its own, or takes it away (empty), and has its visitor told of a new one. Answers the
   * booking with the mails to be sent, or why nothing was done: it is not there or cancelled, or a person has changed it
   * since `revision`.
   */
  function setPlace(
    { id, revision, meetingAddress }: { id: string; revision: number; meetingAddress: string },
    by: string,
    now: Date,
  ): Promise<{ booking: StoredBooking; mails: MailName[] } | 'cancelled' | 'changed'> {
    const target = db().doc(`bookings/${id}`);
    return db().runTransaction(async (transaction) => {
      const data = (await transaction.get(target)).data();
      if (data?.holdsSlot !== true) return 'cancelled';
      const booking = withDates(data) as StoredBooking;
      if (booking.meetingAddress === meetingAddress) return { booking, mails: [] };
      if ((booking.revision ?? 0) !== revision) return 'changed';
      const isTold = meetingAddress !== '' && booking.email !== '' && booking.state !== 'review';
      const mails: MailName[] = isTold ? ['place'] : [];
      const outstanding = [...new Set([...booking.mail.outstanding, ...mails])];
      const changed: StoredBooking = {
        ...booking,
        meetingAddress,
        sequence: booking.sequence + 1,
        history: [...booking.history, { at: now, what: 'place', by: 'studio' }],
        ...nextRevision(booking, { at: now, by, what: 'place' }),
        mail: outstanding.length > 0 ? firstMailState(now, outstanding) : booking.mail,
      };
      transaction.set(target, changed);
      return { booking: changed, mails };
    });
  }
}
