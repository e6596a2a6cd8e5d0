import type { ReadAdministrators } from '../adapters/administrators.ts';
import type { ReadStudioAgenda } from '../adapters/studioAgenda.ts';
import type { SummaryMails } from '../adapters/summaryMails.ts';
import type { ReadSummary } from '../adapters/summaryReader.ts';
import { hasNews } from '../mails/summaryMail.ts';
import { hasSummary, summaryDay } from '../policy/summaryTimes.ts';

type QueueDependencies = {
  summaries: Pick<SummaryMails, 'wanting' | 'switchOff' | 'store'>;
  readAdministrators: ReadAdministrators;
  readSummary: ReadSummary;
  readStudioAgenda: ReadStudioAgenda;
  now: () => Date;
};

/**
 * Stores the summary of this working day, within its hours, once for each administrator who wants it; on a day without
 * anything to tell it is stored that none is sent. The switch of somebody who is no administrator is removed. Throws when
 * the database or the account service does not answer; the next run goes on.
 */
export function createQueueSummaries(dependencies: QueueDependencies) {
  const { summaries, readAdministrators, readSummary, readStudioAgenda, now } = dependencies;

  return async function queueSummaries(): Promise<void> {
    const day = summaryDay(now());
    if (!day || !hasSummary(day, (await readStudioAgenda()).availability)) return;
    const wanting = await summaries.wanting();
    if (wanting.length === 0) return;
    const administrators = await readAdministrators(wanting);
    const isToBeSent = hasNews(await readSummary(day));
    for (const uid of wanting) {
      const administrator = administrators.find((one) => one.uid === uid);
      if (!administrator) await summaries.switchOff(uid);
      else if (administrator.email) await summaries.store({ uid, day }, isToBeSent, now());
    }
  };
}
