import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  HEALTH_STATUS_PATH,
  type HealthStatus,
  type HealthTopic,
  type Incident,
} from '../../../src/domain/health.ts';
import { SUBMISSION_KINDS } from '../../../src/domain/submission.ts';
import { COUNTED_EVENTS, type EventCounts, type HealthFacts } from '../policy/findProblems.ts';
import {
  CHECK_MISSED_MS,
  FAILED_MAIL_REPORTED_MS,
  HEALTH_MAIL_MS,
  STUCK_ATTEMPTS,
} from '../policy/healthLimits.ts';
import { dueHealthMail } from '../policy/nextIncidents.ts';
import { withDates } from './withDates.ts';

type StoredStatus = HealthStatus & {
  /** The counters as the last check read them. */
  counted: EventCounts;
  /** While it lies in the future, a process is sending the mail about this topic. */
  sending?: { topic: HealthTopic; until: Date } | null;
};

/** A mail about an incident, to be sent by the caller alone. */
export type HealthMail = {
  topic: HealthTopic;
  name: 'alert' | 'allClear';
  openedAt: Date;
  endedAt: Date | null;
};

const NOTHING_COUNTED: EventCounts = { confirmed: 0, refused: 0, unavailable: 0, failed: 0 };
const MOST_READ = 200;
const HOUR_MS = 3_600_000;
const UNDEALT_STATES = ['new', 'review'];

/** What the checks remember: health/status, health/counters, and when the redelivery last ran. */
export function createHealthStore(db: () => Firestore) {
  const statusDocument = () => db().doc(HEALTH_STATUS_PATH);
  const countersDocument = () => db().doc('health/counters');
  const redeliveryDocument = () => db().doc('health/redelivery');

  return { recordRedelivery, addCounts, readFacts, saveCheck, takeMail, recordMail };

  /** Records that the redelivery ran to its end. */
  async function recordRedelivery(now: Date): Promise<void> {
    await redeliveryDocument().set({ ranAt: now });
  }

  /** Adds to the counters. */
  async function addCounts(counts: Partial<EventCounts>): Promise<void> {
    const increments = Object.entries(counts).map(([name, count]) => [name, FieldValue.increment(count)]);
    await countersDocument().set(Object.fromEntries(increments), { merge: true });
  }

  /** What a check at `now` sees, with the status before it and the counters to be saved with its result. */
  async function readFacts(
    now: Date,
  ): Promise<{ facts: HealthFacts; before: StoredStatus | undefined; counted: EventCounts }> {
    const [status, counters, redelivery, mails] = await Promise.all([
      statusDocument().get(),
      countersDocument().get(),
      redeliveryDocument().get(),
      countMails(now),
    ]);
    const before = withDates(status.data()) as StoredStatus | undefined;
    const accepted = await countAccepted(now, before?.checkedAt);
    const counted = { ...NOTHING_COUNTED, ...counters.data() };
    const counts = { ...NOTHING_COUNTED };
    for (const name of COUNTED_EVENTS) counts[name] = counted[name] - (before?.counted[name] ?? 0);
    const facts: HealthFacts = {
      now,
      checkedAt: before?.checkedAt ?? null,
      redeliveryRanAt: redelivery.get('ranAt')?.toDate() ?? null,
      ...mails,
      counts,
      accepted,
    };
    return { facts, before, counted };
  }

  async function countMails(now: Date): Promise<{ failedMails: number; stuckMails: number }> {
    const found = await Promise.all(
      SUBMISSION_KINDS.flatMap((kind) =>
        (['failed', 'pending'] as const).map((state) =>
          db()
            .collection(kind)
            .where('mail.state', '==', state)
            .where('createdAt', '>', new Date(now.getTime() - FAILED_MAIL_REPORTED_MS))
            .orderBy('createdAt', 'desc')
            .limit(MOST_READ)
            .get(),
        ),
      ),
    );
    const documents = found.flatMap(({ docs }) => docs);
    const failed = documents.filter(
      (one) => one.get('mail.state') === 'failed' && UNDEALT_STATES.includes(one.get('state')),
    );
    const stuck = documents.filter(
      (one) => one.get('mail.state') === 'pending' && one.get('mail.attempts') >= STUCK_ATTEMPTS,
    );
    return { failedMails: failed.length, stuckMails: stuck.length };
  }

  // From the check before on, which may have been late, so that no submission falls between two checks; after a missed
  // check the last hour alone, lest a usual day look like an unusual hour.
  async function countAccepted(now: Date, checkedAt?: Date): Promise<number> {
    const hour = new Date(now.getTime() - HOUR_MS);
    const wasMissed = !checkedAt || now.getTime() - checkedAt.getTime() > CHECK_MISSED_MS;
    const since = wasMissed || checkedAt > hour ? hour : checkedAt;
    const counts = await Promise.all(
      SUBMISSION_KINDS.map((kind) => db().collection(kind).where('createdAt', '>=', since).count().get()),
    );
    return counts.reduce((sum, one) => sum + one.data().count, 0);
  }

  async function readStatus(transaction: Transaction) {
    return withDates((await transaction.get(statusDocument())).data()) as StoredStatus | undefined;
  }

  /** Saves the result of a check; false when another check was saved since `before` was read. */
  function saveCheck(
    before: StoredStatus | undefined,
    { checkedAt, incidents, counted }: HealthStatus & { counted: EventCounts },
  ): Promise<boolean> {
    return db().runTransaction(async (transaction) => {
      const current = await readStatus(transaction);
      if (current?.checkedAt.getTime() !== before?.checkedAt.getTime()) return false;
      transaction.set(statusDocument(), { checkedAt, incidents, counted, sending: current?.sending ?? null });
      return true;
    });
  }

  /** Reserves the next outstanding mail for the caller; undefined when there is none, or another process sends one. */
  function takeMail(now: Date): Promise<HealthMail | undefined> {
    return db().runTransaction(async (transaction) => {
      const status = await readStatus(transaction);
      if (!status || (status.sending && status.sending.until > now)) return undefined;
      for (const [topic, incident] of Object.entries(status.incidents) as [HealthTopic, Incident][]) {
        const name = dueHealthMail(incident);
        if (!name) continue;
        const until = new Date(now.getTime() + HEALTH_MAIL_MS);
        transaction.update(statusDocument(), { sending: { topic, until } });
        return { topic, name, openedAt: incident.openedAt, endedAt: incident.endedAt };
      }
      return undefined;
    });
  }

  /** Records that a mail was sent, or, with `sent` false, that it is to be tried again. */
  async function recordMail({ topic, name, openedAt }: HealthMail, sent: boolean): Promise<void> {
    await db().runTransaction(async (transaction) => {
      const status = await readStatus(transaction);
      const same = status?.incidents[topic]?.openedAt.getTime() === openedAt.getTime();
      transaction.update(statusDocument(), {
        sending: null,
        ...(sent && same && { [`incidents.${topic}.${name}`]: 'sent' }),
      });
    });
  }
}
