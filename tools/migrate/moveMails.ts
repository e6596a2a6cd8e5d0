import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { HEALTH_STATUS_PATH, type HealthTopic } from '../../src/domain/site/health.ts';
import { mailPath, newSiteMail } from '../../src/domain/submissions/storedMail.ts';
import type { MigrationCount } from './migrateDocuments.ts';

/** For so long what an earlier version had not sent about an incident is tried. */
const TRIED_FOR_MS = 7 * 24 * 3_600_000;

/**
 * Earlier versions kept the summaries in summaryMails/{day-uid}, and in each incident whether the studio was told. Makes
 * documents of mails/{id} of those summaries and of the alerts that did not get out. Counts both.
 */
export async function moveMails(db: Firestore, { isDryRun }: { isDryRun: boolean }): Promise<MigrationCount> {
  const now = new Date();
  const summaries = (await db.collection('summaryMails').get()).docs;
  const alerts = await unsentAlerts(db, now);
  for (const { ref } of isDryRun ? [] : summaries)
    await db.runTransaction(async (transaction) => {
      const { uid, day, mail, deadline, expireAt } = (await transaction.get(ref)).data() ?? {};
      if (!mail) return;
      const { outstanding: _, ...progress } = mail;
      const added = newSiteMail({ kind: 'summary', uid, day }, now, deadline);
      transaction.set(db.doc(mailPath(added)), { ...added, ...progress, expireAt });
      transaction.delete(ref);
    });
  for (const alert of isDryRun ? [] : alerts) await db.doc(mailPath(alert)).create(alert);
  const documents = summaries.length + alerts.length;
  return { collection: 'mails', documents, completed: documents };
}

/** The alerts of open incidents that were not sent; the next check writes the incidents anew. */
async function unsentAlerts(db: Firestore, now: Date) {
  type Incident = { openedAt: Timestamp; endedAt: Timestamp | null; alert?: string };
  const stored: Partial<Record<HealthTopic, Incident>> = (await db.doc(HEALTH_STATUS_PATH).get()).get(
    'incidents',
  );
  const unsent = Object.entries(stored ?? {}).filter(
    ([, { alert, endedAt }]) => alert === 'pending' && !endedAt,
  );
  const deadline = new Date(now.getTime() + TRIED_FOR_MS);
  const mails = unsent.map(([topic, { openedAt: since }]) => {
    const openedAt = since.toDate();
    return newSiteMail(
      { kind: 'alert', topic: topic as HealthTopic, openedAt, endedAt: null },
      now,
      deadline,
    );
  });
  const known = mails.length > 0 ? await db.getAll(...mails.map((mail) => db.doc(mailPath(mail)))) : [];
  return mails.filter((_, index) => !known[index]?.exists);
}
