import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { slotStart } from '../../../src/domain/agenda/slots.ts';
import {
  type BookingEvent,
  type MailName,
  type MailState,
  type StoredBooking,
  SUBMISSION_KINDS,
} from '../../../src/domain/submissions/submission.ts';
import { afterAttempt, type MailAttempt, startAttempt } from '../policy/mailRetryPolicy.ts';
import {
  type StoredSubmission,
  type SubmissionKey,
  submissionDocument,
  submissionIn,
} from './submissionDocuments.ts';

/** The mails that are still to be sent, as they stand in the documents of their submissions. */
export function createOutbox(db: () => Firestore) {
  const document = (key: SubmissionKey) => submissionDocument(db(), key);

  return { due, nextAttemptAt, startNext, isWanted, record };

  /** Up to `most` submissions of each kind with a mail to be tried at `now`, of both kinds the longest waiting first. */
  async function due(now: Date, most: number): Promise<SubmissionKey[]> {
    const found = await Promise.all(
      SUBMISSION_KINDS.map((kind) =>
        db()
          .collection(kind)
          .where('mail.nextAttemptAt', '<=', now)
          .orderBy('mail.nextAttemptAt')
          .limit(most)
          .get(),
      ),
    );
    const dueAt = (document: QueryDocumentSnapshot): Timestamp => document.get('mail.nextAttemptAt');
    return found
      .flatMap(({ docs }) => docs)
      .sort((one, other) => dueAt(one).toMillis() - dueAt(other).toMillis())
      .map(({ id, ref }) => ({ kind: ref.parent.id as SubmissionKey['kind'], id }));
  }

  /** When the mails of a submission are tried next; undefined where none is outstanding. */
  async function nextAttemptAt(key: SubmissionKey): Promise<Date | undefined> {
    const found = submissionIn(key, await document(key).get());
    return found?.record.mail.nextAttemptAt ?? undefined;
  }

  /** Reserves the next attempt for the caller; undefined when none is due any more. */
  function startNext(key: SubmissionKey, now: Date): Promise<StoredSubmission | undefined> {
    return db().runTransaction(async (transaction) => {
      const found = submissionIn(key, await transaction.get(document(key)));
      if (!found) return undefined;
      const { mail } = found.record;
      if (mail.state !== 'pending' || !mail.nextAttemptAt || mail.nextAttemptAt > now) return undefined;
      const started = startAttempt(mail, now);
      transaction.update(document(key), { mail: started });
      return { ...found, record: { ...found.record, mail: started } } as StoredSubmission;
    });
  }

  /** Whether a mail of this submission is still to be sent; a move or a cancellation takes the reminder back. */
  async function isWanted(submission: StoredSubmission, name: MailName): Promise<boolean> {
    const found = submissionIn(submission, await document(submission).get());
    return Boolean(found?.record.mail.outstanding.includes(name)) && !isOutdated(submission, found);
  }

  /**
   * Records the result of one mail, keeps what was changed in the meantime, and returns the mails' state. A booking that
   * waited only for this mail to be deleted is deleted in the same transaction.
   */
  async function record(
    sent: StoredSubmission,
    name: MailName,
    attempt: MailAttempt,
  ): Promise<MailState | undefined> {
    return db().runTransaction(async (transaction) => {
      const found = submissionIn(sent, await transaction.get(document(sent)));
      if (!found) return undefined;
      // It became spam meanwhile; what got out is not sent again when it is none.
      if (found.record.mail.state === 'withheld') {
        if (!attempt.error) transaction.update(document(sent), { heldMails: FieldValue.arrayRemove(name) });
        return found.record.mail;
      }
      // What was sent told of an earlier change; that of the last one is still to come.
      if (CHANGE_MAILS.includes(name) && isOutdated(sent, found)) return found.record.mail;
      const booking = found.kind === 'bookings' ? found.record : undefined;
      const deadline = booking && remindedUntil(booking);
      const mail = afterAttempt(found.record.mail, name, { ...attempt, ...(deadline && { deadline }) });
      if (mail.state === 'sent' && booking?.deleteWhenMailed) transaction.delete(document(sent));
      else transaction.update(document(sent), { mail, ...(booking && history(booking, name, attempt)) });
      return mail;
    });
  }
}

const CHANGE_MAILS: readonly MailName[] = ['moved', 'studioMoved', 'place', 'reminder'];

function isOutdated(sent: StoredSubmission, stored: StoredSubmission | undefined): boolean {
  if (sent.kind !== 'bookings' || stored?.kind !== 'bookings') return false;
  return sent.record.sequence !== stored.record.sequence;
}

/** Until when a reminder that does not get out is tried: the start of the consultation. */
function remindedUntil({ mail, data, horario }: StoredBooking): Date | undefined {
  return mail.outstanding.includes('reminder') ? slotStart(data, horario) : undefined;
}

function history(booking: StoredBooking, name: MailName, { error, now }: MailAttempt): object {
  if (name !== 'reminder' || error) return {};
  const event: BookingEvent = { at: now, what: 'reminded', by: 'site' };
  return { history: [...booking.history, event] };
}
