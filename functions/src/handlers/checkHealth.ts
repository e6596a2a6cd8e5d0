import { HEALTH_STATUS_PATH, type HealthTopic } from '../../../src/domain/site/health.ts';
import { MAILBOX_STATUS_PATH } from '../../../src/domain/submissions/mails/receivedMail.ts';
import { tellsFailedMails } from '../../../src/domain/submissions/states.ts';
import { SUBMISSION_KINDS } from '../../../src/domain/submissions/submission.ts';
import { submissionsOf } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { STUCK_ATTEMPTS } from './mailWorker.ts';

const HOUR_MS = 3_600_000;

/** A failed mail is reported for this long after the submission: two days of attempts, and two more days. */
const FAILED_MAIL_REPORTED_MS = 96 * HOUR_MS;
const MOST_READ = 200;

/** Finds problems in the database and stores them for the desk. Cloud Monitoring finds others (docs/operations.md). */
export function createCheckHealth({ db, flood, now }: Pick<Adapters, 'db' | 'flood' | 'now'>) {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);

  return async function checkHealth(): Promise<void> {
    const [mail, mailbox, volume] = await Promise.all([hasUnsent(), isMailboxUnread(), isFlooded()]);
    const found: Record<HealthTopic, boolean> = { mail, mailbox, volume };
    const topics = (Object.keys(found) as HealthTopic[]).filter((topic) => found[topic]);
    await db().doc(HEALTH_STATUS_PATH).set({ checkedAt: now(), topics });
  };

  /** Whether a recent mail has failed for good and must be reported, or is still outstanding after several failures. */
  async function hasUnsent(): Promise<boolean> {
    const lists = (['failed', 'pending'] as const).map((state) =>
      db()
        .collection('mails')
        .where('state', '==', state)
        .where('submittedAt', '>', before(FAILED_MAIL_REPORTED_MS))
        .orderBy('submittedAt', 'desc')
        .limit(MOST_READ)
        .get(),
    );
    const [failed, pending] = await Promise.all(lists);
    const lacking = await submissionsOf(db(), failed?.docs ?? []);
    const isStuck = pending?.docs.some((one) => one.get('attempts') >= STUCK_ATTEMPTS) ?? false;
    return isStuck || lacking.some(tellsFailedMails);
  }

  async function isMailboxUnread(): Promise<boolean> {
    const status = await db().doc(MAILBOX_STATUS_PATH).get();
    const readAt: Date | undefined = (status.get('readAt') ?? status.get('since'))?.toDate();
    return Boolean(status.get('problem')) && readAt !== undefined && readAt < before(HOUR_MS);
  }

  async function isFlooded(): Promise<boolean> {
    const counts = SUBMISSION_KINDS.map(async (kind) => {
      const recent = db().collection(kind).where('createdAt', '>', before(HOUR_MS));
      return flood[kind] > 0 && (await recent.count().get()).data().count > flood[kind];
    });
    return (await Promise.all(counts)).includes(true);
  }
}
