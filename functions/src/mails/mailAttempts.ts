import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mailRow } from '../../../src/domain/submissions/mails/mailName.ts';
import {
  type MailOfSubmission,
  mailPath,
  type StoredMail,
} from '../../../src/domain/submissions/mails/storedMail.ts';
import { replyNumber } from '../../../src/domain/submissions/replies/replies.ts';
import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import { mailIn, type StartedMail, toSubmission } from '../adapters/submissionDocuments.ts';
import { runWithin } from '../commands/runCommand.ts';
import { type AttemptResult, progressAfter, startAttempt } from '../policy/mailRetryPolicy.ts';

/** The mail server has this long to put its own copy of an answer into Sent. */
const COPY_AFTER_MS = 60_000;

/** Reserves each attempt to send a mail for one worker, and records its result. */
export function createMailAttempts(db: () => Firestore, filesCopies: boolean) {
  return { startNext, record };

  /** Reserves the next attempt for the caller; undefined if the mail is no longer due. */
  function startNext(id: string, now: Date): Promise<StartedMail | undefined> {
    return db().runTransaction(async (transaction) => {
      const document = db().doc(mailPath({ id }));
      const found = await transaction.get(document);
      const mail = found.exists ? mailIn(found) : undefined;
      if (!mail?.nextAttemptAt || mail.nextAttemptAt > now) return undefined;
      const about = 'submission' in mail ? await transaction.get(db().doc(mail.submission)) : undefined;
      // The submission has expired.
      if (about?.exists === false) {
        transaction.delete(document);
        return undefined;
      }
      const started = startAttempt(mail, now);
      const { attempts, nextAttemptAt } = started;
      transaction.update(document, { attempts, nextAttemptAt });
      return { mail: started, ...(about && { submission: toSubmission(about) }) };
    });
  }

  /** Records an attempt's result, unless it no longer counts (see isOverruled). Returns the new state, if recorded. */
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
      // At `copyDueAt`, a server that stores its own copies has done so.
      const isCopied = !error && replyNumber(mail.kind) !== undefined && filesCopies;
      const copyDueAt = new Date(now.getTime() + COPY_AFTER_MS);
      transaction.update(document, { ...progress, ...(isCopied && { copyDueAt }) });
      return progress.state;
    });
  }

  /** Updates a booking after one of its mails was sent. Returns whether the booking was deleted. */
  async function isLast(transaction: Transaction, mail: MailOfSubmission, now: Date): Promise<boolean> {
    const target = { kind: mail.submissionKind, id: mail.submission.replace(/^.*\//, '') };
    const command = { action: 'delivered', mail: mail.kind } as const;
    const outcome = await runWithin({ db: db(), transaction }, target, command, { by: SITE, now });
    return !('refused' in outcome) && !outcome.submission;
  }
}

/** A success is overruled if the address was corrected meanwhile, a failure if another attempt was requested. */
function isOverruled(tried: StoredMail, stored: StoredMail, error: string | undefined): boolean {
  if (error) return stored.nextAttemptAt?.getTime() !== tried.nextAttemptAt?.getTime();
  const isToVisitor = 'submission' in tried && tried.recipient === 'visitor';
  return isToVisitor && 'submission' in stored && tried.generation !== stored.generation;
}
