import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import type { ExportedSubmission } from '../../../src/domain/submissions/dataExport.ts';
import {
  mailStateOf,
  type StoredMail,
  type SubmissionMail,
} from '../../../src/domain/submissions/storedMail.ts';
import type { StoredBooking, StoredMessage, Submission } from '../../../src/domain/submissions/submission.ts';
import { withDates } from './withDates.ts';

/** What is stored: its collection, its id, and the document. */
export type StoredSubmission =
  | { kind: 'messages'; id: string; record: StoredMessage }
  | { kind: 'bookings'; id: string; record: StoredBooking };

/** What is stored, with the documents of its mails. */
export type MailedSubmission = StoredSubmission & { mails: StoredMail<SubmissionMail>[] };

/** Where a submission is stored. */
export type SubmissionKey = Pick<StoredSubmission, 'kind' | 'id'>;

/** How documents are read: by themselves, or in a transaction. */
type Read = {
  document: (document: DocumentReference) => Promise<DocumentSnapshot>;
  query: (query: Query) => Promise<QuerySnapshot>;
};

const AT_ONCE: Read = { document: (document) => document.get(), query: (query) => query.get() };

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

/** The mails of a submission. */
export function mailsOf(db: Firestore, { kind, id }: SubmissionKey): Query {
  return db.collection('mails').where('submission', '==', `${kind}/${id}`);
}

/** The mail that was read; undefined where there is none. */
export function mailIn<Mail = StoredMail>(snapshot: DocumentSnapshot): Mail | undefined {
  const data = snapshot.data();
  return data && ({ ...(withDates(data) as object), id: snapshot.id } as Mail);
}

/** Reads a submission with its mails; undefined where there is none. */
export async function readMailed(
  db: Firestore,
  key: SubmissionKey,
  read: Read = AT_ONCE,
): Promise<MailedSubmission | undefined> {
  const [snapshot, mails] = await Promise.all([
    read.document(submissionDocument(db, key)),
    read.query(mailsOf(db, key)),
  ]);
  const found = submissionIn(key, snapshot);
  return (
    found && { ...found, mails: mails.docs.flatMap((one) => mailIn<StoredMail<SubmissionMail>>(one) ?? []) }
  );
}

/** The submissions of these mails, each once; those that are gone are left out. */
export async function submissionsOf(
  db: Firestore,
  mails: readonly QueryDocumentSnapshot[],
): Promise<QueryDocumentSnapshot[]> {
  const paths = [...new Set(mails.map((mail) => String(mail.get('submission'))))];
  const found = paths.length > 0 ? await db.getAll(...paths.map((path) => db.doc(path))) : [];
  return found.filter((one): one is QueryDocumentSnapshot => one.exists);
}

/** A stored submission as commands take it. */
export function asSubmission({ kind, id, record, mails }: MailedSubmission): Submission {
  return { ...record, kind, id, mail: mailStateOf(mails) } as Submission;
}

/** A submission as a function answers it to an administrator; JSON makes texts of its dates. */
export function exported(stored: MailedSubmission): ExportedSubmission {
  return { ...asSubmission(stored) };
}
