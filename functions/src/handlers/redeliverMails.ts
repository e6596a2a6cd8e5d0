import type { Adapters } from '../createAdapters.ts';
import { DELIVERY_MS, RUN_MS, SUBMISSIONS_PER_RUN } from '../policy/redeliveryLimits.ts';
import type { DeliverMails } from './deliverMails.ts';

/** The other things that a run does beside the mails of the outbox. */
type RunSteps = {
  deliverMails: DeliverMails;
  queueReminders: () => Promise<void>;
  sendStoredMails: () => Promise<void>;
};

/**
 * Sends the mails that are due: reminders, those that failed before, those that a stopped process left unsent, and those
 * that an administrator asked for; after them the summaries and the mails about the health of the site. Returns for how
 * many submissions it tried, and for how many of them everything was sent.
 */
export function createRedeliverMails({ outbox, health, now, log }: Adapters, steps: RunSteps) {
  const { deliverMails, queueReminders, sendStoredMails } = steps;

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
      if (await deliverMails(submission, DELIVERY_MS)) count.sent += 1;
    }
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    await sendStoredMails();
    await health.recordRedelivery(now());
    return count;
  };
}
