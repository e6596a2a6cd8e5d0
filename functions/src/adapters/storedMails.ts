import type { Firestore } from 'firebase-admin/firestore';
import { mailPath, type StoredMail } from '../../../src/domain/submissions/storedMail.ts';
import type { MailProgress } from '../../../src/domain/submissions/submission.ts';
import { type MailAttempt, progressAfter, startAttempt } from '../policy/mailRetryPolicy.ts';
import { withDates } from './withDates.ts';

const MAILS_PER_RUN = 100;

/** The mails in mails/{id}: each is a document that is written with what causes it, and sent by one worker. */
export function createStoredMails(db: () => Firestore) {
  return { storeOnce, due, startNext, record };

  /** Stores a mail unless an earlier run has. */
  async function storeOnce(mail: StoredMail): Promise<void> {
    const document = db().doc(mailPath(mail));
    await db().runTransaction(async (transaction) => {
      if (!(await transaction.get(document)).exists) transaction.create(document, mail);
    });
  }

  /** The paths of those to be tried at `now`, the longest waiting first. */
  async function due(now: Date): Promise<string[]> {
    const waiting = db().collection('mails').where('nextAttemptAt', '<=', now);
    const { docs } = await waiting.orderBy('nextAttemptAt').limit(MAILS_PER_RUN).get();
    return docs.map(({ ref }) => ref.path);
  }

  /** Reserves the next attempt for the caller; undefined when none is due any more. */
  function startNext(path: string, now: Date): Promise<StoredMail | undefined> {
    return db().runTransaction(async (transaction) => {
      const stored = await transaction.get(db().doc(path));
      const mail = withDates(stored.data()) as StoredMail | undefined;
      if (!mail?.nextAttemptAt || mail.nextAttemptAt > now) return undefined;
      const started = startAttempt(mail, now);
      transaction.update(stored.ref, started);
      return started;
    });
  }

  /** Records the result of an attempt, or that the mail is withheld. Answers the state after it. */
  async function record(
    mail: StoredMail,
    result: Omit<MailAttempt, 'number'> | 'withheld',
  ): Promise<MailProgress['state']> {
    const { attempts: number, deadline } = mail;
    const progress =
      result === 'withheld'
        ? { state: result, nextAttemptAt: null }
        : progressAfter({ ...result, number, deadline });
    await db().doc(mailPath(mail)).update(progress);
    return progress.state;
  }
}
