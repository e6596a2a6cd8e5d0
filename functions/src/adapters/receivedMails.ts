import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  completeReceivedMail,
  mailKeyPath,
  type ReceivedMail,
  receivedMailPath,
} from '../../../src/domain/submissions/mails/receivedMail.ts';
import { addMonths, auditExpiry, ERASED_MAIL_MONTHS } from '../../../src/domain/submissions/retention.ts';
import { type SubmissionKey, submissionDocument } from './submissionDocuments.ts';
import { withDates } from './withDates.ts';

/** Whether a mail was handled. With `isDecided`, a mail that still awaits a decision does not count as handled. */
export async function wasReceived(
  db: Firestore,
  transaction: Transaction,
  mail: { id: string; isDecided?: boolean },
): Promise<boolean> {
  const [key, copy] = await transaction.getAll(db.doc(mailKeyPath(mail)), db.doc(receivedMailPath(mail)));
  return key?.exists === true && !(mail.isDecided && copy?.exists);
}

/** Stores a mail, and its key in the list of handled mails. */
export function writeReceived(db: Firestore, transaction: Transaction, mail: ReceivedMail): void {
  const { id, submission, expireAt } = mail;
  const defined = Object.entries(mail).filter(([name, value]) => name !== 'id' && value !== undefined);
  transaction.set(db.doc(receivedMailPath({ id })), Object.fromEntries(defined));
  const remembered = { submission, expireAt: addMonths(expireAt, ERASED_MAIL_MONTHS) };
  transaction.set(db.doc(mailKeyPath({ id })), remembered);
}

/** A received mail; undefined if it is gone. */
export async function readReceived(db: Firestore, id: string): Promise<ReceivedMail | undefined> {
  const found = await db.doc(receivedMailPath({ id })).get();
  return found.exists ? completeReceivedMail(id, withDates(found.data()) as object) : undefined;
}

/** The other mails that were received for the submission of this mail. */
export async function receivedBeside(db: Firestore, { id, submission }: ReceivedMail) {
  const { docs } = await db.collection('receivedMails').where('submission', '==', submission).get();
  const mails = docs.map((one) => completeReceivedMail(one.id, withDates(one.data()) as object));
  return mails.filter((one) => one.id !== id);
}

/** The documents of the mails received for a submission. */
export async function receivedOf(db: Firestore, transaction: Transaction, key: SubmissionKey) {
  const { path } = submissionDocument(db, key);
  const { docs } = await transaction.get(db.collection('receivedMails').where('submission', '==', path));
  return docs.map(({ ref }) => ref);
}

/** Deletes mails. Their keys remain for twelve months, so that the mails are not imported again. */
export function forgetReceived(
  db: Firestore,
  transaction: Transaction,
  copies: readonly DocumentReference[],
  now: Date,
): void {
  for (const copy of copies) {
    const expireAt = addMonths(now, ERASED_MAIL_MONTHS);
    transaction.delete(copy).set(db.doc(mailKeyPath(copy)), { expireAt }, { merge: true });
  }
}

/** Erases a mail and records who did it. Its key remains, so that the mail is not imported again. */
export async function eraseReceived(
  db: Firestore,
  mail: ReceivedMail,
  { by, at, entry }: { by: string; at: Date; entry: string },
): Promise<void> {
  const expireAt = addMonths(at, ERASED_MAIL_MONTHS);
  const recorded = { action: 'dropMail', by, at, submissions: [mail.submission] };
  const batch = db.batch().delete(db.doc(receivedMailPath(mail)));
  batch.set(db.doc(mailKeyPath(mail)), { submission: '', expireAt });
  batch.create(db.doc(`audit/${entry}`), { ...recorded, expireAt: auditExpiry(at) });
  await batch.commit();
}
