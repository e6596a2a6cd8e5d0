import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ExportedSubmission } from '../../../src/domain/submissions/dataExport.ts';
import type { StoredBooking, StoredMessage } from '../../../src/domain/submissions/submission.ts';
import { withDates } from './withDates.ts';

/** What is stored: its collection, its id, and the document. */
export type StoredSubmission =
  | { kind: 'messages'; id: string; record: StoredMessage }
  | { kind: 'bookings'; id: string; record: StoredBooking };

/** Where a submission is stored. */
export type SubmissionKey = Pick<StoredSubmission, 'kind' | 'id'>;

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
  return data && ({ kind, id, record: withDates(data) } as StoredSubmission);
}

/** A submission as a function answers it to an administrator; JSON makes texts of its dates. */
export function exported({ kind, id, record }: StoredSubmission): ExportedSubmission {
  return { kind, id, ...record };
}
