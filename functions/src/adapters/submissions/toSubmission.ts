import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { completeSubmission } from '../../../../src/domain/submissions/completeSubmission.ts';
import type { Submission, SubmissionKind } from '../../../../src/domain/submissions/submission.ts';

/** A document that a query found, as a submission, whatever it lacks (see completeSubmission). */
export function toSubmission(document: QueryDocumentSnapshot): Submission {
  const toDate = (value: unknown) => (value instanceof Timestamp ? value.toDate() : null);
  const kind = document.ref.parent.id as SubmissionKind;
  return completeSubmission(kind, { id: document.id, data: document.data(), toDate });
}
