import type { Query } from 'firebase-admin/firestore';
import type { Command } from '../../../src/domain/commands/table.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../../src/domain/submissions/submission.ts';
import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Adapters } from '../createAdapters.ts';
import type { MailWorker } from './mailWorker.ts';

/** How long a run goes on starting new mails: the next run follows within minutes. */
const RUN_MS = 200_000;

const HOUR_MS = 3_600_000;

/** Submissions looked at in one run. */
const MOST = 200;

/**
 * Runs the site's own commands whose time has come. Then sends the mails that are due: reminders, failed mails, mails
 * that a stopped process left, and mails that an administrator asked for. Returns how many it tried and how many it sent.
 */
export function createRedeliverMails(
  { db, runCommand, readStudioAgenda, health, now, log }: Adapters,
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

  /** Brings back what was archived until a day, and reminds visitors so many hours before a booking, or nobody for 0. */
  async function giveDueCommands(): Promise<void> {
    const { reminderHours: hours } = (await readStudioAgenda()).settings;
    const moment = now();
    for (const kind of SUBMISSION_KINDS) {
      const archived = db().collection(kind).where('remindOn', '<=', todayInSaoPaulo(moment));
      await give(archived, { action: 'bringBack' });
    }
    const last = todayInSaoPaulo(new Date(moment.getTime() + hours * HOUR_MS));
    const due = db().collection('bookings').where('reminder', '==', 'due').where('data', '<=', last);
    if (hours > 0) await give(due.orderBy('data'), { action: 'remind', hours });
  }

  async function give(query: Query, command: Command<'remind' | 'bringBack'>): Promise<void> {
    for (const { id, ref } of (await query.limit(MOST).get()).docs) {
      const target = { kind: ref.parent.id as SubmissionKind, id };
      const done = await runCommand(target, command, { by: SITE, now: now() });
      if ('refused' in done) log('info', 'reminder.refused', { ...target, refused: done.refused });
    }
  }
}
