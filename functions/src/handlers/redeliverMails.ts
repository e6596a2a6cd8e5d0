import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import type { Adapters } from '../createAdapters.ts';
import type { MailWorker } from './mailWorker.ts';

/** How long a run goes on starting new mails: the next run follows within minutes. */
const RUN_MS = 200_000;

/**
 * Runs the site's own commands whose time has come. Then sends the mails that are due: reminders, failed mails, mails
 * that a stopped process left, and mails that an administrator asked for. Returns how many it tried and how many it sent.
 */
export function createRedeliverMails(
  { findReminders, runCommand, readStudioAgenda, health, now, log }: Adapters,
  { sendDue }: MailWorker,
) {
  return async function redeliverMails(): Promise<{ tried: number; sent: number }> {
    // Reminders that cannot be looked for keep no other mail from being sent; the next run looks again.
    await giveDueCommands().catch((error) => log('error', 'reminders.failed', { name: error?.name }));
    const count = await sendDue(RUN_MS);
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    await health.recordRedelivery(now());
    return count;
  };

  async function giveDueCommands(): Promise<void> {
    const { reminderHours } = await readStudioAgenda();
    for (const { target, command } of await findReminders(now(), reminderHours)) {
      const done = await runCommand(target, command, { by: SITE, now: now() });
      if ('refused' in done) log('info', 'reminder.refused', { ...target, refused: done.refused });
    }
  }
}
