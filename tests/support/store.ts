import type { BookingSubmission, MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { openDatabase } from './openDatabase.ts';
import { bookingSubmission, messageSubmission, storeSubmissions } from './submissions.ts';

/** The database of the run: one client for all files of a worker. */
export const db = await openDatabase();

/** Stores submissions in the run's database without the functions, and takes the slots of bookings that hold one. */
export const store = (...items: readonly Submission[]): Promise<void> => storeSubmissions(db, items);

export async function storedMessage(given: Partial<MessageSubmission> = {}): Promise<MessageSubmission> {
  const message = messageSubmission(given);
  await store(message);
  return message;
}

export async function storedBooking(given: Partial<BookingSubmission> = {}): Promise<BookingSubmission> {
  const booking = bookingSubmission(given);
  await store(booking);
  return booking;
}

/** The stored data at a path, or of a submission; undefined if there is none. */
export async function dataAt(at: string | Pick<Submission, 'kind' | 'id'>) {
  return (await db.doc(typeof at === 'string' ? at : `${at.kind}/${at.id}`).get()).data();
}
