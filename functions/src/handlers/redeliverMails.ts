import type { Adapters } from '../createAdapters.ts';
import { RUN_MS } from '../policy/redeliveryLimits.ts';
import type { MailWorker } from './mailWorker.ts';

/**
 * Sends the mails that are due: reminders, those that failed before, those that a stopped process left unsent, and those
 * that an administrator asked for. Returns how many it tried, and how many of them were sent.
 */
export function createRedeliverMails(
  { health, now, log }: Adapters,
  { sendDue }: MailWorker,
  queueReminders: () => Promise<void>,
) {
  return async function redeliverMails(): Promise<{ tried: number; sent: number }> {
    // Reminders that cannot be looked for keep no other mail from being sent; the next run looks again.
    await queueReminders().catch((error) => log('error', 'reminders.failed', { name: error?.name }));
    const count = await sendDue(RUN_MS);
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    await health.recordRedelivery(now());
    return count;
  };
}
