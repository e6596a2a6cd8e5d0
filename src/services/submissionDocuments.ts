import { type DocumentReference, type DocumentSnapshot, doc, Timestamp } from 'firebase/firestore/lite';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import type { ExportedSubmission } from '#src/domain/submissions/dataExport.ts';
import type { Submission, SubmissionKind, SubmissionOf } from '#src/domain/submissions/submission.ts';
import { firestore } from './firestore.ts';

/** Where the database has a submission. */
export function submissionDocument({ kind, id }: { kind: SubmissionKind; id: string }): DocumentReference {
  return doc(firestore, kind, id);
}

/** Reads a document as a submission; missing fields are empty (see completeSubmission). */
export function readSubmission<Kind extends SubmissionKind>(
  kind: Kind,
  snapshot: DocumentSnapshot,
): SubmissionOf<Kind> {
  return completeSubmission(kind, {
    id: snapshot.id,
    data: snapshot.data() ?? {},
    toDate: (value) => (value instanceof Timestamp ? value.toDate() : null),
  });
}

/** A submission as a function answered it, with dates again, which JSON does not have. */
export function readExported({ kind, id, ...data }: ExportedSubmission): Submission {
  const toDate = (value: unknown) => {
    const moment = new Date(typeof value === 'string' ? value : Number.NaN);
    return Number.isNaN(moment.getTime()) ? null : moment;
  };
  return completeSubmission(kind, { id, data, toDate });
}
