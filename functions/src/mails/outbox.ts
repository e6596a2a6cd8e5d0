import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { mailPath, type StoredMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import {
  mailIn,
  mailsOf,
  type StartedMail,
  type SubmissionKey,
  submissionsOf,
} from '../adapters/submissionDocuments.ts';
import { createMailAttempts } from './mailAttempts.ts';

/** The mails in mails/{id}. Each is sent by one worker at a time. */
export function createOutbox(db: () => Firestore, filesCopies: boolean) {
  return { storeOnce, due, dueOf, setAside, copiesDue, copyFiled, ...createMailAttempts(db, filesCopies) };

  /** Stores a mail, unless a mail with this id exists. */
  async function storeOnce(mail: StoredMail): Promise<void> {
    const document = db().doc(mailPath(mail));
    await db().runTransaction(async (transaction) => {
      if (!(await transaction.get(document)).exists) transaction.create(document, mail);
    });
  }

  /** The ids of at most `most` mails that are due at `now`, beginning with the longest due. */
  async function due(now: Date, most: number): Promise<string[]> {
    const waiting = db().collection('mails').where('nextAttemptAt', '<=', now);
    return (await waiting.orderBy('nextAttemptAt').limit(most).get()).docs.map(({ id }) => id);
  }

  /** The mails of a submission that are due by `until`, each with its due time, sorted by that time. */
  async function dueOf(key: SubmissionKey, until: Date): Promise<{ id: string; at: Date }[]> {
    const { docs } = await mailsOf(db(), key).get();
    return docs
      .map((found) => mailIn(found))
      .flatMap(({ id, nextAttemptAt: at }) => (at && at <= until ? [{ id, at }] : []))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** Postpones an unreadable mail for an hour. */
  async function setAside(id: string, now: Date): Promise<void> {
    const nextAttemptAt = new Date(now.getTime() + 3_600_000);
    await db().doc(mailPath({ id })).update({ nextAttemptAt });
  }

  /** Replies that may have no copy in Sent, each with its submission. */
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
