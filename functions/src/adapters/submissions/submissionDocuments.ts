import type {
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { ExportedSubmission } from '../../../../src/domain/submissions/dataExport.ts';
import {
  mailStateOf,
  type StoredMail,
  type SubmissionMail,
} from '../../../../src/domain/submissions/storedMail.ts';
import type {
  StoredBooking,
  StoredMessage,
  Submission,
} from '../../../../src/domain/submissions/submission.ts';
import { withDates } from '../withDates.ts';

/** A stored submission: its collection, its id, and the document. */
export type StoredSubmission =
  | { kind: 'messages'; id: string; record: StoredMessage }
  | { kind: 'bookings'; id: string; record: StoredBooking };

/** A stored submission with the documents of its mails. */
export type MailedSubmission = StoredSubmission & { mails: StoredMail<SubmissionMail>[] };

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

/** The mails of a submission. */
export function mailsOf(db: Firestore, { kind, id }: SubmissionKey): Query {
  return db.collection('mails').where('submission', '==', `${kind}/${id}`);
}

/** A mail that was read. */
export function mailIn<Mail = StoredMail>(snapshot: QueryDocumentSnapshot): Mail {
  return { ...(withDates(snapshot.data()) as Mail), id: snapshot.id };
}

/** Reads a submission with its mails, in a transaction where one is given; undefined where there is none. */
export async function readMailed(
  db: Firestore,
  key: SubmissionKey,
  transaction?: Transaction,
): Promise<MailedSubmission | undefined> {
  const [document, mails] = [submissionDocument(db, key), mailsOf(db, key)];
  const [snapshot, { docs }] = await Promise.all([
    transaction ? transaction.get(document) : document.get(),
    transaction ? transaction.get(mails) : mails.get(),
  ]);
  const found = submissionIn(key, snapshot);
  return found && { ...found, mails: docs.map((mail) => mailIn<StoredMail<SubmissionMail>>(mail)) };
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
