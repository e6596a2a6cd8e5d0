import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { BookingEvent } from '../../../src/domain/submissions/bookingEvent.ts';
import { replyNumber } from '../../../src/domain/submissions/replies.ts';
import { mailPath, type StoredMail } from '../../../src/domain/submissions/storedMail.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { mailIn, mailsOf, type SubmissionKey, toSubmission } from '../adapters/submissionDocuments.ts';
import { type AttemptResult, progressAfter, startAttempt } from '../policy/mailRetryPolicy.ts';

/** For so long a mail server may take to put a copy of an answer into Sent. */
const COPY_AFTER_MS = 60_000;

/** A mail that only its holder tries for two minutes, with its submission as it then was. */
export type StartedMail = { mail: StoredMail; submission?: Submission };

/** The mails in mails/{id}: each is a document that is written with what causes it, and sent by one worker. */
export function createOutbox(db: () => Firestore, filesCopies = false) {
  return { storeOnce, due, dueOf, startNext, setAside, record };

  /** Stores a mail unless an earlier run has. */
  async function storeOnce(mail: StoredMail): Promise<void> {
    const document = db().doc(mailPath(mail));
    await db().runTransaction(async (transaction) => {
      if (!(await transaction.get(document)).exists) transaction.create(document, mail);
    });
  }

  /** The ids of up to `most` mails to be tried at `now`, the longest waiting first. */
  async function due(now: Date, most: number): Promise<string[]> {
    const waiting = db().collection('mails').where('nextAttemptAt', '<=', now);
    return (await waiting.orderBy('nextAttemptAt').limit(most).get()).docs.map(({ id }) => id);
  }

  /** The mails of a submission that are tried by `until`, each with the moment of that, in their order. */
  async function dueOf(key: SubmissionKey, until: Date): Promise<{ id: string; at: Date }[]> {
    const { docs } = await mailsOf(db(), key).get();
    return docs
      .map((found) => mailIn(found))
      .flatMap(({ id, nextAttemptAt: at }) => (at && at <= until ? [{ id, at }] : []))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** Reserves the next attempt for the caller; undefined when none is due any more. */
  function startNext(id: string, now: Date): Promise<StartedMail | undefined> {
    return db().runTransaction(async (transaction) => {
      const document = db().doc(mailPath({ id }));
      const mail = await readMail(transaction, id);
      if (!mail?.nextAttemptAt || mail.nextAttemptAt > now) return undefined;
      const submission = await submissionOf(transaction, mail);
      // The submission has expired.
      if ('submission' in mail && !submission) {
        transaction.delete(document);
        return undefined;
      }
      const started = startAttempt(mail, now);
      const { attempts, nextAttemptAt } = started;
      transaction.update(document, { attempts, nextAttemptAt });
      return { mail: started, ...(submission && { submission }) };
    });
  }

  /** Has a mail that cannot be read wait for an hour. */
  async function setAside(id: string, now: Date): Promise<void> {
    await db()
      .doc(mailPath({ id }))
      .update({ nextAttemptAt: new Date(now.getTime() + 3_600_000) });
  }

  async function readMail(transaction: Transaction, id: string) {
    const found = await transaction.get(db().doc(mailPath({ id })));
    return found.exists ? mailIn(found) : undefined;
  }

  async function submissionOf(transaction: Transaction, mail: StoredMail) {
    if (!('submission' in mail)) return undefined;
    const found = await transaction.get(db().doc(mail.submission));
    return found.exists ? toSubmission(found) : undefined;
  }

  /**
   * Records the result of an attempt, which a corrected address and a later request outdate; deletes a booking that waited for
   * this mail alone. Answers the state after it, undefined where nothing was recorded.
   */
  function record(mail: StoredMail, { error, now }: AttemptResult) {
    return db().runTransaction(async (transaction) => {
      const document = db().doc(mailPath(mail));
      const stored = await readMail(transaction, mail.id);
      if (!stored || isOverruled(mail, stored, error)) return undefined;
      const booking =
        !error && 'submission' in mail && mail.submissionKind === 'bookings'
          ? await submissionOf(transaction, mail)
          : undefined;
      const progress = progressAfter(mail, { error, now });
      if (booking && (await isLastBeforeDeletion(transaction, booking, mail))) return progress.state;
      // A server that files copies itself has done so by then.
      const isCopied = !error && replyNumber(mail.kind) !== undefined && filesCopies;
      const copyDueAt = new Date(now.getTime() + COPY_AFTER_MS);
      transaction.update(document, { ...progress, ...(isCopied && { copyDueAt }) });
      const reminded: BookingEvent = { at: now, what: 'reminded', by: 'site' };
      if (booking && mail.kind === 'reminder')
        transaction.update(db().doc(`bookings/${booking.id}`), { history: FieldValue.arrayUnion(reminded) });
      return progress.state;
    });
  }

  /** Deletes a booking that is marked for it, with all its mails, once they are out; `sent` is out now. Answers whether it did. */
  async function isLastBeforeDeletion(transaction: Transaction, booking: Submission, sent: StoredMail) {
    if (booking.kind !== 'bookings' || !booking.deleteWhenMailed) return false;
    const { docs } = await transaction.get(mailsOf(db(), booking));
    if (docs.some((one) => one.id !== sent.id && one.get('state') !== 'sent')) return false;
    for (const { ref } of docs) transaction.delete(ref);
    transaction.delete(db().doc(`bookings/${booking.id}`));
    return true;
  }
}

/** Whether an attempt says nothing of the mail as it is now: it went to a wrong address, or failed after another was asked for. */
function isOverruled(tried: StoredMail, stored: StoredMail, error: string | undefined): boolean {
  if (error) return stored.nextAttemptAt?.getTime() !== tried.nextAttemptAt?.getTime();
  const isToVisitor = 'submission' in tried && tried.recipient === 'visitor';
  return isToVisitor && 'submission' in stored && tried.generation !== stored.generation;
}
