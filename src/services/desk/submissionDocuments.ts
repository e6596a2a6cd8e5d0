import {
  type DocumentSnapshot,
  documentId,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  where,
} from 'firebase/firestore/lite';
import { completeSubmission } from '#src/domain/submissions/completeSubmission.ts';
import type { ExportedSubmission } from '#src/domain/submissions/lists/dataExport.ts';
import { inGroups, type MailOfSubmission, mailStateOf } from '#src/domain/submissions/mails/storedMail.ts';
import {
  SUBMISSION_KINDS,
  type Submission,
  type SubmissionKind,
  type SubmissionOf,
} from '#src/domain/submissions/submission.ts';
import { findDocuments } from './storedDocuments.ts';

/** Converts documents to submissions (see completeSubmission). Loads the state of their unsent mails. */
export async function readSubmissions<Kind extends SubmissionKind>(
  kind: Kind,
  snapshots: readonly DocumentSnapshot[],
): Promise<SubmissionOf<Kind>[]> {
  const found = await Promise.all(
    inGroups(snapshots.map(({ ref }) => ref.path)).map((paths) =>
      findDocuments('mails', where('submission', 'in', paths), where('state', '!=', 'sent')),
    ),
  );
  const mails = found
    .flatMap((docs) => docs.map((one) => one.data()))
    .map((one) => ({ ...(one as MailOfSubmission), nextAttemptAt: one.nextAttemptAt?.toDate() ?? null }));
  return snapshots.map((snapshot) => {
    const mail = mailStateOf(mails.filter(({ submission }) => submission === snapshot.ref.path));
    return completeSubmission(kind, snapshot.id, { ...snapshot.data(), mail });
  });
}

/** Loads the submissions of these mails, without duplicates. Leaves out missing submissions. */
export async function readSubmissionsOf(mails: readonly QueryDocumentSnapshot[]): Promise<Submission[]> {
  const paths = [...new Set(mails.map((mail) => String(mail.get('submission'))))];
  const found = SUBMISSION_KINDS.map(async (kind) => {
    const ids = paths.filter((path) => path.startsWith(kind)).map((path) => path.slice(kind.length + 1));
    const read = inGroups(ids).map((some) => findSubmissions(kind, where(documentId(), 'in', some)));
    return (await Promise.all(read)).flat() as Submission[];
  });
  return (await Promise.all(found)).flat();
}

/** Loads the submissions of a kind that meet the constraints, in their order. Throws a ServiceError. */
export async function findSubmissions<Kind extends SubmissionKind>(
  kind: Kind,
  ...constraints: QueryConstraint[]
): Promise<SubmissionOf<Kind>[]> {
  return readSubmissions(kind, await findDocuments(kind, ...constraints));
}

/** Converts a submission in a function's response, and restores its dates. */
export function readExported({ kind, id, ...stored }: ExportedSubmission): Submission {
  return completeSubmission(kind, id, stored);
}
