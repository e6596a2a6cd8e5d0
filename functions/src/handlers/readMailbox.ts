import type { MailboxStatus } from '../../../src/domain/submissions/mails/receivedMail.ts';
import { addMonths, MESSAGE_MONTHS } from '../../../src/domain/submissions/retention.ts';
import { type ListedMail, type Mailbox, openMailbox } from '../adapters/mailbox.ts';
import type { FolderProgress } from '../adapters/mailboxStore.ts';
import type { Adapters } from '../createAdapters.ts';
import { createCopyFiler } from '../mailbox/fileCopies.ts';
import { takeMail } from '../mailbox/takeMail.ts';
import type { MailWorker } from './mailWorker.ts';

/** Time limit of a run. The next run continues. */
const RUN_MS = 100_000;

/** Maximum number of mails whose headers are fetched at once, and maximum number of orphans kept for a folder. */
const CHUNK = 100;
const ORPHANS = 100;

/**
 * Imports new mails from the studio's mailbox, if there is one, and copies the desk's answers to Sent. Never throws: it
 * logs and stores a problem, and returns its code ('' if there is none).
 */
export function createReadMailbox(adapters: Adapters, worker: MailWorker) {
  const { mailbox, mailboxStore: store, now, log, raiseChange } = adapters;
  const fileCopies = createCopyFiler(adapters, worker);

  return async function readMailbox(within = RUN_MS): Promise<string> {
    let [taken, problem] = [0, ''];
    if (!mailbox.isRead) return problem;
    const signal = AbortSignal.timeout(within);
    let box: Mailbox | undefined;
    try {
      const status = await store.readStatus(now());
      box = await openMailbox(mailbox.url(), signal);
      taken = await readFolders(adapters, box, status);
      // Only scheduled runs make copies, because they never overlap.
      if (within === RUN_MS) await fileCopies(box);
      await store.saveStatus({ readAt: now(), problem, paths: box.paths });
    } catch (error) {
      const { code, authenticationFailed, name } = Object(error);
      problem = authenticationFailed ? 'password' : String(code ?? name ?? 'unknown');
      log('error', 'mailbox.unread', { code: problem });
      await store.saveStatus({ problem }).catch(() => {});
    } finally {
      await box?.close();
    }
    if (taken > 0) await raiseChange();
    return problem;
  };
}

/** Imports mails from all folders, in rounds, until a round finds no new ones. Returns how many. */
async function readFolders(adapters: Adapters, box: Mailbox, status: MailboxStatus): Promise<number> {
  const { mailbox, mailboxStore, now } = adapters;
  // Skips older mails, because their conversations have expired.
  const oldest = addMonths(now(), -MESSAGE_MONTHS);
  const since = status.since > oldest ? status.since : oldest;
  const progress = await mailboxStore.readProgress();
  // Reads Sent first, because clients' answers refer to the studio's mails there.
  const inboxes = mailbox.folders.length > 0 ? mailbox.folders : ['INBOX'];
  const paths = new Set([box.sent ?? '', ...inboxes, status.newFrom].filter(Boolean));
  // Later rounds read the orphans again: the mails to which they refer may just have been imported.
  for (let all = 0, isAgain = false; ; isAgain = true) {
    let taken = 0;
    for (const path of paths)
      taken += await readFolder(adapters, box, path, { ...status, since }, progress, isAgain);
    all += taken;
    if (taken === 0) return all;
  }
}

async function readFolder(
  adapters: Adapters,
  box: Mailbox,
  path: string,
  { since, newFrom, newSince }: MailboxStatus,
  progress: Record<string, FolderProgress>,
  readsOrphans: boolean,
): Promise<number> {
  const { validity } = await box.open(path);
  // Reads a folder from the beginning if it is new or the server has renumbered it.
  let known = progress[path];
  if (known?.validity !== validity) known = { validity, last: 0, orphans: [] };
  const uids = readsOrphans ? known.orphans : await box.uidsAfter(known.last, since);
  let all = 0;
  for (let from = 0; from < uids.length; from += CHUNK) {
    const chunk = uids.slice(from, from + CHUNK);
    const orphans: number[] = known.orphans.filter((uid) => !chunk.includes(uid));
    for (const listed of (await box.list(chunk)).sort(byArrival)) {
      // The search may also return older mails.
      if (!isSince(listed, since)) continue;
      const takesNew = path === newFrom && isSince(listed, newSince);
      const folder = { path, validity, isSent: path === box.sent, takesNew };
      const outcome = await takeMail(adapters, box, folder, listed);
      if (outcome === 'taken') all += 1;
      if (outcome === 'orphan') orphans.push(listed.uid);
    }
    known = { validity, last: Math.max(known.last, ...chunk), orphans: orphans.slice(-ORPHANS) };
    progress[path] = known;
    await adapters.mailboxStore.saveProgress(progress);
  }
  return all;
}

/** Whether a mail arrived at or after a moment. Servers report arrival times in whole seconds (RFC 9051, 2.3.3). */
const isSince = ({ receivedAt }: ListedMail, moment: Date) =>
  receivedAt.getTime() >= Math.floor(moment.getTime() / 1000) * 1000;

const byArrival = (one: ListedMail, other: ListedMail) =>
  one.receivedAt.getTime() - other.receivedAt.getTime();
