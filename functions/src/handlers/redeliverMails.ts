import type { Outbox } from '../adapters/outbox.ts';
import { DELIVERY_MS, RUN_MS, SUBMISSIONS_PER_RUN } from '../policy/redeliveryLimits.ts';
import type { DeliverMails } from './deliverMails.ts';

export type RedeliveryDependencies = {
  outbox: Pick<Outbox, 'due' | 'startNext'>;
  deliverMails: DeliverMails;
  queueReminders: () => Promise<void>;
  sendHealthMails: () => Promise<void>;
  sendSummaries: () => Promise<void>;
  /** Records that a run came to its end. */
  recordRun: (now: Date) => Promise<void>;
  now: () => Date;
  log: (level: 'info' | 'error', event: string, details?: object) => void;
};

/**
 * Sends the mails that are due: reminders, those that failed before, those that a stopped process left unsent, and those
 * that an administrator asked for; after them the summaries and the mails about the health of the site. Returns for how
 * many submissions it tried, and for how many of them everything was sent.
 */
export function createRedeliverMails(dependencies: RedeliveryDependencies) {
  const { outbox, deliverMails, queueReminders, sendHealthMails, sendSummaries, recordRun, now, log } =
    dependencies;

  return async function redeliverMails(): Promise<{ tried: number; sent: number }> {
    const count = { tried: 0, sent: 0 };
    const started = performance.now();
    // Reminders that cannot be looked for keep no other mail from being sent; the next run looks again.
    await queueReminders().catch((error) => log('error', 'reminders.failed', { name: error?.name }));
    for (const key of await outbox.due(now(), SUBMISSIONS_PER_RUN)) {
      if (performance.now() - started > RUN_MS) break;
      const submission = await outbox.startNext(key, now());
      if (!submission) continue;
      count.tried += 1;
      if (await deliverMails(submission, AbortSignal.timeout(DELIVERY_MS))) count.sent += 1;
    }
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    await sendSummaries().catch((error) => log('error', 'summary.unsent', { name: error?.name }));
    await sendHealthMails();
    await recordRun(now());
    return count;
  };
}
