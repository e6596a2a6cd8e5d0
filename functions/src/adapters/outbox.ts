import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { slotStart } from '../../../src/domain/slots.ts';
import type { BookingEvent, MailName, MailState, StoredBooking } from '../../../src/domain/submission.ts';
import { afterAttempt, type MailAttempt, startAttempt } from '../policy/mailRetryPolicy.ts';
import type { StoredSubmission } from './submissionStore.ts';
import { withDates } from './withDates.ts';

type Key = Pick<StoredSubmission, 'kind' | 'id'>;

const KINDS = ['messages', 'bookings'] as const;

/** The mails that are still to be sent, as they stand in the documents of their submissions. */
export function createOutbox(db: () => Firestore) {
  const document = ({ kind, id }: Key) => db().collection(kind).doc(id);

  return { due, nextAttemptAt, startNext, isWanted, record };

  /** Up to `most` submissions of each kind with a mail to be tried at `now`, of both kinds the longest waiting first. */
  async function due(now: Date, most: number): Promise<Key[]> {
    const found = await Promise.all(
      KINDS.map((kind) =>
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
      .map(({ id, ref }) => ({ kind: ref.parent.id as Key['kind'], id }));
  }

  /** When the mails of a submission are tried next; undefined where none is outstanding. */
  async function nextAttemptAt(key: Key): Promise<Date | undefined> {
    const found = await readSubmission(document(key).get(), key);
    return found?.record.mail.nextAttemptAt ?? undefined;
  }

  /** Reserves the next attempt for the caller; undefined when none is due any more. */
  function startNext(key: Key, now: Date): Promise<StoredSubmission | undefined> {
    return db().runTransaction(async (transaction) => {
      const found = await readSubmission(transaction.get(document(key)), key);
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
    const found = await readSubmission(document(submission).get(), submission);
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
      const found = await readSubmission(transaction.get(document(sent)), sent);
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

async function readSubmission(
  reading: Promise<Awaited<ReturnType<DocumentReference['get']>>>,
  { kind, id }: Key,
): Promise<StoredSubmission | undefined> {
  const data = (await reading).data();
  // Only this program writes these documents, and rules hold administrators to the same fields.
  return data && ({ kind, id, record: withDates(data) } as StoredSubmission);
}
