import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { completeSubmission } from '../../../src/domain/submissions/completeSubmission.ts';
import type { ExportedSubmission } from '../../../src/domain/submissions/lists/dataExport.ts';
import {
  type MailOfSubmission,
  mailStateOf,
  type StoredMail,
} from '../../../src/domain/submissions/mails/storedMail.ts';
import { INBOX_CHANGE_PATH, type Submission } from '../../../src/domain/submissions/submission.ts';
import { withDates } from './withDates.ts';

export type MailedSubmission = Submission & { mails: MailOfSubmission[] };

/** A mail and its submission. One process has reserved the mail for two minutes to send it. */
export type StartedMail = { mail: StoredMail; submission?: Submission };

export type SubmissionKey = Pick<Submission, 'kind' | 'id'>;

/** The reference to a submission's document. */
export function submissionDocument(db: Firestore, { kind, id }: SubmissionKey) {
  return db.collection(kind).doc(id);
}

/** Converts a document to a submission (see completeSubmission). Without `mails`, no mail counts as outstanding. */
export function toSubmission(document: DocumentSnapshot, mails: readonly MailOfSubmission[] = []) {
  const stored = { ...document.data(), mail: mailStateOf(mails) };
  return completeSubmission(document.ref.parent.id as Submission['kind'], document.id, stored);
}

/** The query for all mails of a submission. */
export function mailsOf(db: Firestore, { kind, id }: SubmissionKey) {
  return db.collection('mails').where('submission', '==', `${kind}/${id}`);
}

/** Converts the document of a mail. Timestamps become Dates. */
export function mailIn<Mail = StoredMail>(snapshot: DocumentSnapshot): Mail {
  return { ...(withDates(snapshot.data()) as Mail), id: snapshot.id };
}

/** Reads a submission with its mails, in `transaction` if given. Returns undefined if the submission is missing. */
export async function readMailed(db: Firestore, key: SubmissionKey, transaction?: Transaction) {
  const [document, query] = [submissionDocument(db, key), mailsOf(db, key)];
  const [snapshot, { docs }] = await Promise.all([
    transaction ? transaction.get(document) : document.get(),
    transaction ? transaction.get(query) : query.get(),
  ]);
  const mails = docs.map((mail) => mailIn<MailOfSubmission>(mail));
  return snapshot.exists ? { ...toSubmission(snapshot, mails), mails } : undefined;
}

/** The submissions of these mails, without duplicates. Missing submissions are left out. */
export async function submissionsOf(db: Firestore, mails: readonly DocumentSnapshot[]) {
  const named = mails.map((mail) => String(mail.get('submission')));
  // Skips damaged mails that contain no valid path.
  const paths = [...new Set(named)].filter((path) => /^(messages|bookings)\/[^/]+$/.test(path));
  const found = paths.length > 0 ? await db.getAll(...paths.map((path) => db.doc(path))) : [];
  return found.filter(({ exists }) => exists).map((one) => toSubmission(one));
}

/** A submission without its mails, as administrators get it; JSON turns the submission's dates into strings. */
export function exported({ mails: _, ...submission }: MailedSubmission): ExportedSubmission {
  return { ...submission };
}

/** A document and its new content. When the document changes, the desk loads its lists again. */
export function inboxChange(db: Firestore, at: Date, id: string = randomUUID()) {
  return [db.doc(INBOX_CHANGE_PATH), { id, at }] as const;
}

/** Makes the desk load its lists again. Never throws, because a later change has the same effect. */
export async function raiseChange(db: Firestore, at: Date): Promise<void> {
  const [document, change] = inboxChange(db, at);
  await document.set(change).catch(() => {});
}
