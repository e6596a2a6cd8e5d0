import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { MailName, MailState } from '../../../src/domain/submission.ts';
import { afterAttempt, type MailAttempt, startAttempt } from '../policy/mailRetryPolicy.ts';
import type { StoredSubmission } from './submissionStore.ts';
import { withDates } from './withDates.ts';

type Key = Pick<StoredSubmission, 'kind' | 'id'>;

const KINDS = ['messages', 'bookings'] as const;

/** The mails that are still to be sent, as they stand in the documents of their submissions. */
export function createOutbox(db: () => Firestore) {
  const document = ({ kind, id }: Key) => db().collection(kind).doc(id);

  return { due, startNext, record };

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

  /**
   * Records the result of one mail, keeps what an administrator changed in the meantime, and returns the mails' state. A
   * booking that waited only for this mail to be deleted is deleted in the same transaction.
   */
  async function record(key: Key, name: MailName, attempt: MailAttempt): Promise<MailState | undefined> {
    return db().runTransaction(async (transaction) => {
      const found = await readSubmission(transaction.get(document(key)), key);
      if (!found) return undefined;
      const mail = afterAttempt(found.record.mail, name, attempt);
      const isDone = mail.state === 'sent' && found.kind === 'bookings' && found.record.deleteWhenMailed;
      if (isDone) transaction.delete(document(key));
      else transaction.update(document(key), { mail });
      return mail;
    });
  }
}

export type Outbox = ReturnType<typeof createOutbox>;

async function readSubmission(
  reading: Promise<Awaited<ReturnType<DocumentReference['get']>>>,
  { kind, id }: Key,
): Promise<StoredSubmission | undefined> {
  const data = (await reading).data();
  // Only this program writes these documents, and rules hold administrators to the same fields.
  return data && ({ kind, id, record: withDates(data) } as StoredSubmission);
}
