import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { MailState } from '../../../src/domain/submission.ts';
import { SUMMARY_SWITCHES, summarySwitchPath } from '../../../src/domain/summarySwitch.ts';
import { afterAttempt, type MailAttempt, startAttempt } from '../policy/mailRetryPolicy.ts';
import { SUMMARY_MAIL_KEPT_MS, summaryDeadline } from '../policy/summaryTimes.ts';
import { withDates } from './withDates.ts';

/**
 * The summary of a day (yyyy-mm-dd) for one administrator, as stored in summaryMails/{day-uid}. What it tells is read
 * when it is sent, so no visitor is named here; `deadline` is when it is of no use any more.
 */
export type SummaryMail = {
  uid: string;
  day: string;
  mail: MailState<'summary'>;
  deadline: Date;
  expireAt: Date;
};

/** Most summaries in one run. */
const SUMMARIES_PER_RUN = 100;

/** Who wants the daily summary, and the summaries that are still to be sent. */
export function createSummaryMails(db: () => Firestore) {
  const collection = () => db().collection('summaryMails');
  const document = ({ uid, day }: Pick<SummaryMail, 'uid' | 'day'>) => collection().doc(`${day}-${uid}`);

  return { wanting, isWanted, switchOff, store, due, startNext, record, withhold };

  /** The uids of those who have switched it on. */
  async function wanting(): Promise<string[]> {
    return (await db().collection(SUMMARY_SWITCHES).get()).docs.map(({ id }) => id);
  }

  /** Whether somebody has it switched on. */
  async function isWanted(uid: string): Promise<boolean> {
    return (await db().doc(summarySwitchPath(uid)).get()).exists;
  }

  /** Switches it off for somebody. */
  async function switchOff(uid: string): Promise<void> {
    await db().doc(summarySwitchPath(uid)).delete();
  }

  /** Stores the summary of a day once, to be sent at `now` or, where there is nothing to tell, never. */
  async function store(key: Pick<SummaryMail, 'uid' | 'day'>, isToBeSent: boolean, now: Date): Promise<void> {
    const mail: SummaryMail['mail'] = {
      state: isToBeSent ? 'pending' : 'withheld',
      outstanding: ['summary'],
      attempts: 0,
      nextAttemptAt: isToBeSent ? now : null,
      lastError: null,
    };
    const expireAt = new Date(now.getTime() + SUMMARY_MAIL_KEPT_MS);
    const stored: SummaryMail = { ...key, mail, deadline: summaryDeadline(now), expireAt };
    await db().runTransaction(async (transaction) => {
      // An earlier run may have decided for this day.
      if (!(await transaction.get(document(key))).exists) transaction.create(document(key), stored);
    });
  }

  /** The ids of those to be tried at `now`, the longest waiting first. */
  async function due(now: Date): Promise<string[]> {
    const found = await collection()
      .where('mail.nextAttemptAt', '<=', now)
      .orderBy('mail.nextAttemptAt')
      .limit(SUMMARIES_PER_RUN)
      .get();
    return found.docs.map(({ id }) => id);
  }

  /** Reserves the next attempt for the caller; undefined when none is due any more. */
  function startNext(id: string, now: Date): Promise<SummaryMail | undefined> {
    return db().runTransaction(async (transaction) => {
      const found = storedIn(await transaction.get(collection().doc(id)));
      if (!found?.mail.nextAttemptAt || found.mail.nextAttemptAt > now) return undefined;
      const mail = startAttempt(found.mail, now);
      transaction.update(collection().doc(id), { mail });
      return { ...found, mail };
    });
  }

  /** Records the result of an attempt, and returns the state after it. */
  function record(sent: SummaryMail, attempt: Pick<MailAttempt, 'error' | 'now'>) {
    const { attempts: number } = sent.mail;
    return db().runTransaction(async (transaction) => {
      const found = storedIn(await transaction.get(document(sent)));
      if (!found) return undefined;
      const { deadline } = sent;
      const mail = afterAttempt(found.mail, 'summary', { ...attempt, number, deadline });
      transaction.update(document(sent), { mail });
      return mail.state;
    });
  }

  function storedIn(snapshot: DocumentSnapshot) {
    return withDates(snapshot.data()) as SummaryMail | undefined;
  }

  /** Records that it is never sent. */
  async function withhold(started: SummaryMail): Promise<void> {
    await document(started).update({ 'mail.state': 'withheld', 'mail.nextAttemptAt': null });
  }
}
