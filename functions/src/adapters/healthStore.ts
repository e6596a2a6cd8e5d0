import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { HEALTH_STATUS_PATH, type HealthStatus, type HealthTopic } from '../../../src/domain/site/health.ts';
import { MAILBOX_STATUS_PATH } from '../../../src/domain/submissions/mails/receivedMail.ts';
import { mailPath, newSiteMail, type SiteMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import { stateOf } from '../../../src/domain/submissions/states.ts';
import { SUBMISSION_KINDS } from '../../../src/domain/submissions/submission.ts';
import {
  CHECK_MISSED_MS,
  COUNTED_EVENTS,
  type EventCounts,
  type HealthFacts,
} from '../policy/findProblems.ts';
import { TRIED_FOR_MS } from '../policy/mailRetryPolicy.ts';
import type { FloodLimits } from './limits/floodGauge.ts';
import { submissionsOf } from './submissionDocuments.ts';
import { withDates } from './withDates.ts';

type StoredStatus = HealthStatus & {
  /** The counters as the last check read them. */
  counted: EventCounts;
};

const NOTHING_COUNTED: EventCounts = { confirmed: 0, refused: 0, unavailable: 0, failed: 0 };
const MOST_READ = 200;
const HOUR_MS = 3_600_000;

/** Failed attempts (21 minutes) after which a mail counts as stuck. */
const STUCK_ATTEMPTS = 4;

/** How long a failed mail is reported: two days after the last attempt, or until the submission is closed. */
const FAILED_MAIL_REPORTED_MS = TRIED_FOR_MS + 48 * HOUR_MS;

/** How long a mail about the health of the site is tried, every half hour at least. */
const HEALTH_MAIL_TRIED_MS = 7 * 24 * HOUR_MS;

/** Memory of the health checks: health/status, health/counters, and the time of the last redelivery. */
export function createHealthStore(db: () => Firestore) {
  const statusDocument = () => db().doc(HEALTH_STATUS_PATH);
  const countersDocument = () => db().doc('health/counters');
  const redeliveryDocument = () => db().doc('health/redelivery');

  return { recordRedelivery, addCounts, readFacts, saveCheck, isOpen };

  async function recordRedelivery(now: Date): Promise<void> {
    await redeliveryDocument().set({ ranAt: now });
  }

  async function addCounts(counts: Partial<EventCounts>): Promise<void> {
    const increments = Object.entries(counts).map(([name, count]) => [name, FieldValue.increment(count)]);
    await countersDocument().set(Object.fromEntries(increments), { merge: true });
  }

  /** Facts for a check at `now`, with the status before it and the counters to be saved with its result. */
  async function readFacts(
    now: Date,
    flood: FloodLimits,
  ): Promise<{ facts: HealthFacts; before: StoredStatus | undefined; counted: EventCounts }> {
    const [status, counters, redelivery, mailbox, mails] = await Promise.all([
      statusDocument().get(),
      countersDocument().get(),
      redeliveryDocument().get(),
      db().doc(MAILBOX_STATUS_PATH).get(),
      countMails(now),
    ]);
    const before = withDates(status.data()) as StoredStatus | undefined;
    const [messages = 0, bookings = 0] = await countAccepted(now, before?.checkedAt);
    const isAbove = (count: number, limit: number) => limit > 0 && count > limit;
    const counted = { ...NOTHING_COUNTED, ...counters.data() };
    const counts = { ...NOTHING_COUNTED };
    for (const name of COUNTED_EVENTS) counts[name] = counted[name] - (before?.counted[name] ?? 0);
    const facts: HealthFacts = {
      now,
      checkedAt: before?.checkedAt ?? null,
      redeliveryRanAt: redelivery.get('ranAt')?.toDate() ?? null,
      mailboxReadAt: mailbox.get('problem') ? (mailbox.get('readAt') ?? mailbox.get('since')).toDate() : null,
      ...mails,
      counts,
      accepted: messages + bookings,
      isFlood: isAbove(messages, flood.messages) || isAbove(bookings, flood.bookings),
    };
    return { facts, before, counted };
  }

  async function countMails(now: Date): Promise<{ failedMails: number; stuckMails: number }> {
    const since = new Date(now.getTime() - FAILED_MAIL_REPORTED_MS);
    const [failed, pending] = await Promise.all(
      (['failed', 'pending'] as const).map((state) =>
        db()
          .collection('mails')
          .where('state', '==', state)
          .where('submittedAt', '>', since)
          .orderBy('submittedAt', 'desc')
          .limit(MOST_READ)
          .get(),
      ),
    );
    const lacking = await submissionsOf(db(), failed?.docs ?? []);
    const stuck = pending?.docs.filter((one) => one.get('attempts') >= STUCK_ATTEMPTS) ?? [];
    const undealt = lacking.filter((one) => stateOf(one).standing === 'open');
    return { failedMails: undealt.length, stuckMails: stuck.length };
  }

  // Starts at the previous check, so that no submission is missed. After a missed check it counts only the last hour, which is
  // compared with a usual one.
  async function countAccepted(now: Date, checkedAt?: Date): Promise<number[]> {
    const hour = new Date(now.getTime() - HOUR_MS);
    const wasMissed = !checkedAt || now.getTime() - checkedAt.getTime() > CHECK_MISSED_MS;
    const since = wasMissed || checkedAt > hour ? hour : checkedAt;
    const counts = await Promise.all(
      SUBMISSION_KINDS.map((kind) => db().collection(kind).where('createdAt', '>=', since).count().get()),
    );
    return counts.map((one) => one.data().count);
  }

  /** Saves the result of a check with its mails to the studio; nothing when another check was saved since `before` was read. */
  async function saveCheck(
    before: StoredStatus | undefined,
    { mails, ...status }: StoredStatus & { mails: SiteMail[] },
  ): Promise<void> {
    const { checkedAt } = status;
    const deadline = new Date(checkedAt.getTime() + HEALTH_MAIL_TRIED_MS);
    await db().runTransaction(async (transaction) => {
      const current = withDates((await transaction.get(statusDocument())).data()) as StoredStatus | undefined;
      if (current?.checkedAt.getTime() !== before?.checkedAt.getTime()) return;
      transaction.set(statusDocument(), status);
      for (const mail of mails.map((one) => newSiteMail(one, checkedAt, deadline)))
        transaction.set(db().doc(mailPath(mail)), mail);
    });
  }

  /** Whether the incident that a check found then is not over. */
  async function isOpen(topic: HealthTopic, openedAt: Date): Promise<boolean> {
    const since: Timestamp | undefined = (await statusDocument().get()).get(`incidents.${topic}.openedAt`);
    return since?.toMillis() === openedAt.getTime();
  }
}
