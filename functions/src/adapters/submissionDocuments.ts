import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { SeenSubmission } from '../../../src/domain/inboxActions.ts';
import type { StoredBooking, StoredMessage } from '../../../src/domain/submission.ts';
import { withDates } from './withDates.ts';

/** What is stored: its collection, its id, and the document. */
export type StoredSubmission =
  | { kind: 'messages'; id: string; record: StoredMessage }
  | { kind: 'bookings'; id: string; record: StoredBooking };

/** Where a submission is stored. */
export type SubmissionKey = Pick<StoredSubmission, 'kind' | 'id'>;

/** Who changes what, and when: the administrator's e-mail, and the submission as they have seen it. */
export type InboxChange = { seen: SeenSubmission; by: string; now: Date };

/** Why nothing was changed: it is gone, or a person has changed it since it was seen. */
export type InboxRefusal = 'missing' | 'changed';

/** Where the database has a submission. */
export function submissionDocument(db: Firestore, { kind, id }: SubmissionKey) {
  return db.collection(kind).doc(id);
}

/** The submission that was read; undefined where there is none. */
export function submissionIn(
  { kind, id }: SubmissionKey,
  snapshot: DocumentSnapshot,
): StoredSubmission | undefined {
  const data = snapshot.data();
  // Only this program writes these documents, and rules hold administrators to the same fields.
  return data && ({ kind, id, record: withDates(data) } as StoredSubmission);
}

/** Does the work in a transaction on the submission as it was seen; over a newer change nothing is done. */
export function changeSeen<Result>(
  db: Firestore,
  seen: SeenSubmission,
  work: (found: StoredSubmission, transaction: Transaction) => Promise<Result>,
): Promise<Result | InboxRefusal> {
  return db.runTransaction(async (transaction): Promise<Result | InboxRefusal> => {
    const found = submissionIn(seen, await transaction.get(submissionDocument(db, seen)));
    if (!found) return 'missing';
    return (found.record.revision ?? 0) === seen.revision ? work(found, transaction) : 'changed';
  });
}
