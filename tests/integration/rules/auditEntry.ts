import { type DocumentReference, doc, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { auditEntryId } from '#src/domain/audit.ts';
import { auditExpiry } from '#src/domain/retention.ts';
import type { SubmissionKind } from '#src/domain/submission.ts';

/** Where the entry of a deletion or cancellation stands and what it holds, as the inbox writes it. */
export function auditEntry(
  db: Firestore,
  by: string,
  action: 'delete' | 'cancel',
  submission: { kind: SubmissionKind; id: string; createdAt: Date; revision?: number },
): [DocumentReference, Record<string, unknown>] {
  return [
    doc(db, 'audit', auditEntryId(action, submission)),
    {
      action,
      by,
      at: serverTimestamp(),
      submissions: [`${submission.kind}/${submission.id}`],
      revision: submission.revision ?? 0,
      expireAt: auditExpiry(new Date()),
    },
  ];
}
