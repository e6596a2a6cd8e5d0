import { isStudioDay } from '../../../src/domain/agenda/workingDay.ts';
import { newSiteMail, type SiteMail } from '../../../src/domain/submissions/storedMail.ts';
import type { Adapters } from '../createAdapters.ts';
import { hasNews } from '../mails/summaryMail.ts';
import { letterOf, summaryDay, summaryDeadline } from '../policy/summaryTimes.ts';

/**
 * Stores the mails that administrators ordered: the summary of a working day, within its hours, and in the first days of
 * a month the figures of the last one. Each is stored once, also as "not sent" when there is nothing to tell. Removes the
 * switch of a person who is no longer an administrator. Throws when the database or the account service does not answer;
 * the next run goes on.
 */
export function createQueueSummaries(adapters: Adapters) {
  const { outbox, summaries, readAdministrators, readStudioAgenda, now } = adapters;
  const { foldLastMonth, readMonths } = adapters;

  return async function queueSummaries(): Promise<void> {
    const day = summaryDay(now());
    if (!day || !isStudioDay(day, (await readStudioAgenda()).availability)) return;
    const receivers = await findReceivers();
    if (receivers.length === 0) return;
    const isNews = hasNews(await summaries.read(day));
    for (const uid of receivers) await store({ kind: 'summary', uid, day }, summaryDeadline(now()), isNews);
    const letter = letterOf(day);
    if (!letter) return;
    const { month, deadline } = letter;
    // The nightly run may have failed to do it.
    await foldLastMonth(now());
    const isCounted = month in (await readMonths([month]));
    for (const uid of receivers) await store({ kind: 'letter', uid, month }, deadline, isCounted);
  };

  /** The uids of the administrators who want these mails and have an address. */
  async function findReceivers(): Promise<string[]> {
    const wanting = await summaries.wanting();
    if (wanting.length === 0) return [];
    const administrators = await readAdministrators(wanting);
    const isAdministrator = (uid: string) => administrators.some((one) => one.uid === uid);
    for (const uid of wanting) if (!isAdministrator(uid)) await summaries.switchOff(uid);
    return administrators.flatMap(({ uid, email }) => (email ? [uid] : []));
  }

  async function store(mail: SiteMail, deadline: Date, isNews: boolean): Promise<void> {
    await outbox.storeOnce(newSiteMail(mail, now(), deadline, isNews ? 'pending' : 'withheld'));
  }
}
