import { SUMMARY_TIME } from '../../../src/domain/accounts/summarySwitch.ts';
import { isStudioDay } from '../../../src/domain/agenda/workingDay.ts';
import { monthBefore } from '../../../src/domain/figures/figuresOverview.ts';
import { newSiteMail, type SiteMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import { instantInSaoPaulo, todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Adapters } from '../createAdapters.ts';

/** The summary of a day (yyyy-mm-dd) is sent between these times. */
const beginOf = (day: string) => instantInSaoPaulo(day, SUMMARY_TIME);
const endOf = (day: string) => instantInSaoPaulo(day, '12:00');

/** The last day of the month on which the previous month's figures may be sent. */
const LAST_LETTER_DAY = '10';

/** Queues mails for administrators who want them: on working days a summary, early in a month last month's figures. */
export function createQueueSummaries(adapters: Adapters) {
  const { outbox, summaries, readAdministrators, readStudioAgenda, foldLastMonth, now } = adapters;

  return async function queueSummaries(): Promise<void> {
    const day = todayInSaoPaulo(now());
    const isTime = beginOf(day) <= now() && now() < endOf(day);
    if (!isTime || !isStudioDay(day, (await readStudioAgenda()).availability)) return;
    const receivers = await findReceivers();
    if (receivers.length === 0) return;
    for (const uid of receivers) await store({ kind: 'summary', uid, day }, endOf(day));
    const lastDay = `${day.slice(0, 8)}${LAST_LETTER_DAY}`;
    if (day > lastDay) return;
    const month = monthBefore(day, 1);
    // The nightly run also does this, but it may have failed.
    await foldLastMonth(now());
    for (const uid of receivers) await store({ kind: 'letter', uid, month }, endOf(lastDay));
  };

  /** The administrators who want these mails and have an address. Deletes former administrators' subscriptions. */
  async function findReceivers(): Promise<string[]> {
    const wanting = await summaries.wanting();
    const administrators = await readAdministrators(wanting);
    const isAdministrator = (uid: string) => administrators.some((one) => one.uid === uid);
    for (const uid of wanting) if (!isAdministrator(uid)) await summaries.switchOff(uid);
    return administrators.flatMap(({ uid, email }) => (email ? [uid] : []));
  }

  /** Stores a mail, which is composed when it is sent. If it would then report nothing, it is withheld. */
  async function store(mail: SiteMail, deadline: Date): Promise<void> {
    await outbox.storeOnce(newSiteMail(mail, now(), deadline));
  }
}
