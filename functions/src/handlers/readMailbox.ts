import type { MailboxStatus } from '../../../src/domain/submissions/receivedMail.ts';
import { addMonths, MESSAGE_MONTHS } from '../../../src/domain/submissions/retention.ts';
import { type ListedMail, type Mailbox, type OpenedFolder, openMailbox } from '../adapters/mailbox.ts';
import type { FolderProgress } from '../adapters/mailboxStore.ts';
import type { Adapters } from '../createAdapters.ts';
import { createCopyFiler } from '../mailbox/fileCopies.ts';
import { createMailTaker } from '../mailbox/takeMail.ts';
import type { MailWorker } from './mailWorker.ts';

/** How long a run may read; the next one goes on. */
const RUN_MS = 100_000;

/** Mails whose headers are asked for at once, and those of unknown references that a folder remembers. */
const CHUNK = 100;
const ORPHANS = 100;

/** A folder as it is read: whether it is Sent, and since when strangers begin conversations there. */
type ReadFolder = { path: string; isSent: boolean; takesNewSince: Date | undefined };

/**
 * Reads what is new in the studio's mailbox, and puts into Sent what the desk has sent. Does nothing where no mailbox is set
 * up. Never throws: what went wrong is stored for the desk and logged, and the next run goes on where this one ended.
 */
export function createReadMailbox(adapters: Adapters, worker: MailWorker) {
  const { mailbox, mailboxStore: store, now, log, raiseChange } = adapters;
  const taker = createMailTaker(adapters);
  const fileCopies = createCopyFiler(adapters, worker);

  return async function readMailbox(within = RUN_MS): Promise<{ taken: number; problem: string }> {
    let [taken, problem] = [0, ''];
    if (!mailbox.isRead) return { taken, problem };
    const signal = AbortSignal.timeout(within);
    let box: Mailbox | undefined;
    try {
      const status = await store.readStatus(now());
      box = await openMailbox(mailbox.url(), signal);
      const { paths } = box;
      taken = await readFolders(box, foldersOf(box, status), status.since);
      // Presses leave it to the schedule, which runs once at a time.
      if (within === RUN_MS) await fileCopies(box);
      await store.saveStatus({ readAt: now(), problem, paths });
    } catch (error) {
      const { code, authenticationFailed, name } = Object(error);
      problem = authenticationFailed ? 'password' : String(code ?? name ?? 'unknown');
      log('error', 'mailbox.unread', { code: problem });
      await store.saveStatus({ problem }).catch(() => {});
    } finally {
      await box?.close();
    }
    if (taken > 0) await raiseChange();
    return { taken, problem };
  };

  /** Sent comes first: the client's answers refer to what the studio wrote there. */
  function foldersOf({ sent }: Mailbox, { newFrom, newSince }: MailboxStatus): ReadFolder[] {
    const paths = [sent, ...(mailbox.folders.length > 0 ? mailbox.folders : ['INBOX']), newFrom];
    const known = [...new Set(paths)].filter((path): path is string => Boolean(path));
    return known.map((path) => ({
      path,
      isSent: path === sent,
      takesNewSince: path === newFrom ? newSince : undefined,
    }));
  }

  async function readFolders(box: Mailbox, folders: readonly ReadFolder[], setUpAt: Date): Promise<number> {
    const progress = await store.readProgress();
    // What is older than a conversation can be belongs to none.
    const oldest = addMonths(now(), -MESSAGE_MONTHS);
    const since = setUpAt > oldest ? setUpAt : oldest;
    let all = 0;
    for (const folder of folders) all += await readNew(box, folder, since, progress);
    // A mail that was taken may be what an earlier one refers to, whatever came first.
    for (let taken = all; taken > 0; all += taken) {
      taken = 0;
      for (const folder of folders) taken += await readOrphans(box, folder, since, progress);
    }
    await store.saveProgress(progress);
    return all;
  }

  async function readNew(
    box: Mailbox,
    folder: ReadFolder,
    since: Date,
    progress: Record<string, FolderProgress>,
  ) {
    const opened = await box.open(folder.path);
    let known = progressIn(progress, opened);
    const uids = await box.uidsAfter(known.last, since);
    let all = 0;
    for (let from = 0; from < uids.length; from += CHUNK) {
      const chunk = uids.slice(from, from + CHUNK);
      const { taken, orphans } = await takeAll(box, folder, opened, chunk, since);
      all += taken;
      known = {
        ...known,
        last: chunk.at(-1) ?? known.last,
        orphans: [...known.orphans, ...orphans].slice(-ORPHANS),
      };
      progress[folder.path] = known;
      await store.saveProgress(progress);
    }
    return all;
  }

  async function readOrphans(
    box: Mailbox,
    folder: ReadFolder,
    since: Date,
    progress: Record<string, FolderProgress>,
  ) {
    const before = progress[folder.path];
    if (!before || before.orphans.length === 0) return 0;
    const opened = await box.open(folder.path);
    const { taken, orphans } = await takeAll(box, folder, opened, before.orphans, since);
    progress[folder.path] = { ...before, orphans };
    return taken;
  }

  async function takeAll(
    box: Mailbox,
    folder: ReadFolder,
    opened: OpenedFolder,
    uids: readonly number[],
    since: Date,
  ) {
    const orphans: number[] = [];
    let taken = 0;
    for (const listed of (await box.list(uids)).sort(byArrival)) {
      // A day is the finest that a server searches by.
      if (!(listed.receivedAt >= since)) continue;
      const { isSent, takesNewSince = Number.POSITIVE_INFINITY } = folder;
      const takesNew = listed.receivedAt >= takesNewSince;
      const outcome = await taker.take(box, { ...opened, isSent, takesNew }, listed);
      if (outcome === 'taken') taken += 1;
      if (outcome === 'orphan') orphans.push(listed.uid);
    }
    return { taken, orphans };
  }
}

/** How far the folder was read; of one that was rebuilt, or is new, nothing. */
function progressIn(
  progress: Record<string, FolderProgress>,
  { path, validity }: OpenedFolder,
): FolderProgress {
  const known = progress[path];
  return known?.validity === validity ? known : { validity, last: 0, orphans: [] };
}

const byArrival = (one: ListedMail, other: ListedMail) =>
  one.receivedAt.getTime() - other.receivedAt.getTime();
