import type { Firestore } from 'firebase-admin/firestore';
import { isPastSlot } from '../../../src/domain/slots.ts';
import type { StoredBooking } from '../../../src/domain/submission.ts';
import { monthDocument, takenIn, takenSlot } from './agendaDocuments.ts';

/** Bookings that the studio itself made; the rules of the agenda bind visitors, not the studio. */
export function createBookingEntry(db: () => Firestore) {
  /** Stores the booking and takes its slot; the same id is stored once. */
  return function enterBooking(
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
  };
}
