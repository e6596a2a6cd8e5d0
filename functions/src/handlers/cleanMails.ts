import { MAIL_FILES, receivedMailPath } from '../../../src/domain/submissions/mails/receivedMail.ts';
import type { CleaningServices } from '../environment.ts';

/** A file may exist this long before its mail is stored. */
const UNSTORED_MS = 24 * 3_600_000;

const AT_ONCE = 300;

/** Deletes received mails without submission, and files without mail. Deletes an expired mail's files a night later. */
export function createCleanMails({ storage, db, now, log }: CleaningServices) {
  return async function cleanMails(): Promise<{ mails: number; files: number }> {
    const removed = { mails: 0, files: 0 };
    const { docs } = await db().collection('receivedMails').select('submission').get();
    const submissions = await existing([...new Set(docs.map((mail) => String(mail.get('submission'))))]);
    for (const mail of docs.filter((one) => !submissions.has(String(one.get('submission'))))) {
      await mail.ref.delete();
      removed.mails += 1;
    }
    const [files] = await storage()
      .bucket()
      .getFiles({ prefix: `${MAIL_FILES}/` });
    const pathOf = (name: string) => receivedMailPath({ id: name.split('/')[1] ?? '' });
    const mails = await existing([...new Set(files.map(({ name }) => pathOf(name)))]);
    for (const file of files) {
      const age = now().getTime() - new Date(file.metadata.timeCreated ?? 0).getTime();
      if (mails.has(pathOf(file.name)) || age < UNSTORED_MS) continue;
      await file.delete({ ignoreNotFound: true });
      removed.files += 1;
    }
    if (removed.mails + removed.files > 0) log('info', 'mails.removed', removed);
    return removed;
  };

  async function existing(paths: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (let from = 0; from < paths.length; from += AT_ONCE) {
      const some = await db().getAll(...paths.slice(from, from + AT_ONCE).map((path) => db().doc(path)), {
        fieldMask: [],
      });
      for (const { exists, ref } of some) if (exists) found.add(ref.path);
    }
    return found;
  }
}
