import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { formerHosts, HOSTS_PATH } from '../../../src/domain/agenda/hosts.ts';
import type { Command, SiteCommandName } from '../../../src/domain/commands/table.ts';
import { SUBMISSION_KINDS, type SubmissionKind } from '../../../src/domain/submissions/submission.ts';
import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Adapters } from '../createAdapters.ts';
import type { MailWorker } from './mailWorker.ts';

/** A run starts no more mails after this time. The next run follows within minutes. */
const RUN_MS = 200_000;

const HOUR_MS = 3_600_000;

/** Maximum number of submissions in a batch. */
const MOST = 200;

/**
 * Runs the site's own commands when they are due. Then sends due mails: reminders, requested mails, retries, and mails
 * left by a stopped process. Returns how many mails it tried and how many it sent.
 */
export function createRedeliverMails(
  { db, runCommand, readStudioAgenda, recordPlaceTold, now, log }: Adapters,
  { sendDue }: MailWorker,
) {
  const bookings = () => db().collection('bookings');

  return async function redeliverMails(): Promise<{ tried: number; sent: number }> {
    // An error in the commands must not stop the mails. The next run repeats the commands.
    await giveDueCommands().catch((error) => log('error', 'reminders.failed', { name: error?.name }));
    const count = await sendDue(RUN_MS);
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    return count;
  };

  /** Runs the site's commands on all submissions for which they may be due. Each command checks whether it is due. */
  async function giveDueCommands(): Promise<void> {
    const { reminderHours: hours, meetingAddress, isPlaceUntold } = (await readStudioAgenda()).settings;
    const moment = now();
    const due: Record<SiteCommandName, () => Promise<unknown>> = {
      tellPlace: async () => {
        if (!isPlaceUntold) return;
        await giveAll(bookings().where('holdsSlot', '==', true), { action: 'tellPlace' });
        await recordPlaceTold(meetingAddress);
      },
      bringBack: async () => {
        for (const kind of SUBMISSION_KINDS) {
          const archived = db().collection(kind).where('remindOn', '<=', todayInSaoPaulo(moment));
          await give(archived, { action: 'bringBack' });
        }
      },
      lapse: () =>
        give(bookings().where('holdsSlot', '==', true).where('heldUntil', '<=', moment), { action: 'lapse' }),
      remind: async () => {
        const last = todayInSaoPaulo(new Date(moment.getTime() + hours * HOUR_MS));
        const near = bookings().where('reminder', '==', 'due').where('data', '<=', last);
        return hours > 0 && give(near.orderBy('data'), { action: 'remind', hours });
      },
      replaceHost: replaceHosts,
    };
    for (const giveDue of Object.values(due)) await giveDue();
  }

  async function replaceHosts(): Promise<void> {
    const found = await db().doc(HOSTS_PATH).get();
    for (const uid of formerHosts(found.data())) {
      await giveAll(bookings().where('host.uid', '==', uid), { action: 'replaceHost' });
      // Keeps the entry if the document has changed since: the host may have joined the team again.
      const unchanged = { lastUpdateTime: found.updateTime };
      await found.ref.update(new FieldPath(uid), FieldValue.delete(), unchanged).catch(() => undefined);
    }
  }

  /** Runs a command on all future bookings of a query. After an interruption, it can be repeated. */
  async function giveAll(wanted: Query, command: Command<'tellPlace' | 'replaceHost'>): Promise<void> {
    const coming = wanted.where('data', '>=', todayInSaoPaulo(now())).orderBy('data');
    let last = await give(coming, command);
    while (last) last = await give(coming.startAfter(last), command);
  }

  /** Runs a command on the first batch of a query. Returns the batch's last document if there may be more. */
  async function give(query: Query, command: Command<SiteCommandName>) {
    const { docs } = await query.limit(MOST).get();
    for (const { id, ref } of docs) {
      const target = { kind: ref.parent.id as SubmissionKind, id };
      const done = await runCommand(target, command, { by: SITE, now: now() });
      if ('refused' in done) log('info', 'reminder.refused', { ...target, refused: done.refused });
    }
    return docs.length === MOST ? docs.at(-1) : undefined;
  }
}
