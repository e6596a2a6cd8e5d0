import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { mailRow } from '../../../src/domain/submissions/mails/mailName.ts';
import {
  type MailOfSubmission,
  mailPath,
  type StoredMail,
} from '../../../src/domain/submissions/mails/storedMail.ts';
import { replyNumber } from '../../../src/domain/submissions/replies/replies.ts';
import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import {
  mailIn,
  mailsOf,
  type StartedMail,
  type SubmissionKey,
  submissionsOf,
  toSubmission,
} from '../adapters/submissionDocuments.ts';
import { runWithin } from '../commands/runCommand.ts';
import { type AttemptResult, progressAfter, startAttempt } from '../policy/mailRetryPolicy.ts';

/** How long to wait for the mail server's own copy of an answer in Sent. */
const COPY_AFTER_MS = 60_000;

/** The mails in mails/{id}: each is written together with its cause, and sent by one worker at a time. */
export function createOutbox(db: () => Firestore, filesCopies = false) {
  return { storeOnce, due, dueOf, startNext, setAside, record, copiesDue, copyFiled };

  /** Stores a mail unless an earlier run did. */
  async function storeOnce(mail: StoredMail): Promise<void> {
    const document = db().doc(mailPath(mail));
    await db().runTransaction(async (transaction) => {
      if (!(await transaction.get(document)).exists) transaction.create(document, mail);
    });
  }

  /** The ids of at most `most` mails that are due at `now`, the longest waiting first. */
  async function due(now: Date, most: number): Promise<string[]> {
    const waiting = db().collection('mails').where('nextAttemptAt', '<=', now);
    return (await waiting.orderBy('nextAttemptAt').limit(most).get()).docs.map(({ id }) => id);
  }

  /** The mails of a submission that are due by `until`, with their times, in their order. */
  async function dueOf(key: SubmissionKey, until: Date): Promise<{ id: string; at: Date }[]> {
    const { docs } = await mailsOf(db(), key).get();
    return docs
      .map((found) => mailIn(found))
      .flatMap(({ id, nextAttemptAt: at }) => (at && at <= until ? [{ id, at }] : []))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** Reserves the next attempt for the caller; undefined if the mail is no longer due. */
  function startNext(id: string, now: Date): Promise<StartedMail | undefined> {
    return db().runTransaction(async (transaction) => {
      const document = db().doc(mailPath({ id }));
      const found = await transaction.get(document);
      const mail = found.exists ? mailIn(found) : undefined;
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

  /** Postpones an unreadable mail for an hour. */
  async function setAside(id: string, now: Date): Promise<void> {
    await db()
      .doc(mailPath({ id }))
      .update({ nextAttemptAt: new Date(now.getTime() + 3_600_000) });
  }

  async function submissionOf(transaction: Transaction, mail: StoredMail) {
    if (!('submission' in mail)) return undefined;
    const found = await transaction.get(db().doc(mail.submission));
    return found.exists ? toSubmission(found) : undefined;
  }

  /**
   * Records an attempt, unless the address was corrected or another attempt was requested meanwhile. A sent mail may
   * change its booking (see delivered). Returns the new state, undefined if nothing was recorded.
   */
  function record(mail: StoredMail, { error, now }: AttemptResult) {
    return db().runTransaction(async (transaction) => {
      const document = db().doc(mailPath(mail));
      const ofBooking = 'submission' in mail && mail.submissionKind === 'bookings' ? mail : undefined;
      const bookings = ofBooking && !error ? [db().doc(ofBooking.submission)] : [];
      const [found, booking] = await transaction.getAll(document, ...bookings);
      if (!found?.exists || isOverruled(mail, mailIn(found), error)) return undefined;
      const progress = progressAfter(mail, { error, now });
      const changes = (sent: MailOfSubmission) =>
        booking?.exists && (mailRow(sent.kind).remembered || booking.get('deleteWhenMailed'));
      if (ofBooking && changes(ofBooking) && (await isLast(transaction, ofBooking, now)))
        return progress.state;
      // By then, a server that stores its own copies has done so.
      const isCopied = !error && replyNumber(mail.kind) !== undefined && filesCopies;
      const copyDueAt = new Date(now.getTime() + COPY_AFTER_MS);
      transaction.update(document, { ...progress, ...(isCopied && { copyDueAt }) });
      return progress.state;
    });
  }

  /** Updates a booking after one of its mails was sent. Returns whether it was deleted. */
  async function isLast(transaction: Transaction, mail: MailOfSubmission, now: Date): Promise<boolean> {
    const target = { kind: mail.submissionKind, id: mail.submission.replace(/^.*\//, '') };
    const command = { action: 'delivered', mail: mail.kind } as const;
    const outcome = await runWithin({ db: db(), transaction }, target, command, { by: SITE, now });
    return !('refused' in outcome) && !outcome.submission;
  }

  /** Sent replies that may lack a copy in Sent, each with its submission. */
  async function copiesDue(now: Date): Promise<StartedMail[]> {
    const { docs } = await db().collection('mails').where('copyDueAt', '<=', now).limit(50).get();
    const submissions = await submissionsOf(db(), docs);
    return docs.flatMap((found) => {
      const submission = submissions.find(({ kind, id }) => `${kind}/${id}` === found.get('submission'));
      return submission ? [{ mail: mailIn(found), submission }] : [];
    });
  }

  async function copyFiled(id: string): Promise<void> {
    await db().doc(mailPath({ id })).update({ copyDueAt: FieldValue.delete() });
  }
}

/**
 * Whether an attempt's result no longer counts: it succeeded with a former address, or failed after another attempt was
 * requested.
 */
function isOverruled(tried: StoredMail, stored: StoredMail, error: string | undefined): boolean {
  if (error) return stored.nextAttemptAt?.getTime() !== tried.nextAttemptAt?.getTime();
  const isToVisitor = 'submission' in tried && tried.recipient === 'visitor';
  return isToVisitor && 'submission' in stored && tried.generation !== stored.generation;
}
