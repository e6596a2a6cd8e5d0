import { FieldPath, FieldValue, type Query } from 'firebase-admin/firestore';
import { formerHosts, HOSTS_PATH } from '../../../src/domain/agenda/hosts.ts';
import { dueCommands } from '../../../src/domain/commands/siteCommands.ts';
import type { SubmissionKind } from '../../../src/domain/submissions/submission.ts';
import { SITE } from '../../../src/domain/submissions/submissionLog.ts';
import type { Adapters } from '../createAdapters.ts';
import type { MailWorker } from './mailWorker.ts';

/** A run starts no more mails after this time. The next run follows within minutes. */
const RUN_MS = 200_000;

type DueCommand = ReturnType<typeof dueCommands>[number];

const BATCH_SIZE = 200;

/** Runs the site's own commands that are due, then sends due mails. Returns how many mails it tried and sent. */
export function createRedeliverMails(
  { db, runCommand, readStudioAgenda, recordPlaceTold, now, log }: Adapters,
  { sendDue }: MailWorker,
) {
  return async function redeliverMails(): Promise<{ tried: number; sent: number }> {
    // An error in the commands must not stop the mails. The next run repeats the commands.
    await giveDueCommands().catch((error) => log('error', 'reminders.failed', { name: error?.name }));
    const count = await sendDue(RUN_MS);
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    return count;
  };

  /** Runs the site's commands on submissions for which they may be due. Each command checks whether it is due. */
  async function giveDueCommands(): Promise<void> {
    const { settings } = await readStudioAgenda();
    const hosts = await db().doc(HOSTS_PATH).get();
    const former = formerHosts(hosts.data());
    for (const due of dueCommands({ now: now(), settings, formerHosts: former })) await giveAll(due);
    if (settings.isPlaceUntold) await recordPlaceTold(settings.meetingAddress);
    // Keeps the entry if the document has changed since: the host may have joined the team again.
    const unchanged = { lastUpdateTime: hosts.updateTime };
    for (const uid of former)
      await hosts.ref.update(new FieldPath(uid), FieldValue.delete(), unchanged).catch(() => undefined);
  }

  /**
   * Runs a command on its query's first batch, or on all batches if it `isLasting`. The next run finds the next batch.
   */
  async function giveAll({ command, kinds, conditions, isLasting }: DueCommand): Promise<void> {
    for (const kind of kinds) {
      const submissions: Query = db().collection(kind);
      const wanted = conditions.reduce((query, condition) => query.where(...condition), submissions);
      let last = await give(wanted, command);
      while (last && isLasting) last = await give(wanted.startAfter(last), command);
    }
  }

  /** Runs a command on the first batch of a query. Returns the batch's last document if there may be more. */
  async function give(query: Query, command: DueCommand['command']) {
    const { docs } = await query.limit(BATCH_SIZE).get();
    for (const { id, ref } of docs) {
      const target = { kind: ref.parent.id as SubmissionKind, id };
      const done = await runCommand(target, command, { by: SITE, now: now() });
      if ('refused' in done) log('info', 'reminder.refused', { ...target, refused: done.refused });
    }
    return docs.length === BATCH_SIZE ? docs.at(-1) : undefined;
  }
}
