import { isStudioDay } from '../../../src/domain/agenda/workingDay.ts';
import { newSiteMail } from '../../../src/domain/submissions/storedMail.ts';
import type { Adapters } from '../createAdapters.ts';
import { hasNews } from '../mails/summaryMail.ts';
import { summaryDay, summaryDeadline } from '../policy/summaryTimes.ts';

/**
 * Stores the summary of this working day, within its hours, once for each administrator who wants it; on a day without
 * anything to tell it is stored that none is sent. The switch of somebody who is no administrator is removed. Throws when
 * the database or the account service does not answer; the next run goes on.
 */
export function createQueueSummaries(adapters: Adapters) {
  const { outbox, summaries, readAdministrators, readSummary, readStudioAgenda, now } = adapters;

  return async function queueSummaries(): Promise<void> {
    const day = summaryDay(now());
    if (!day || !isStudioDay(day, (await readStudioAgenda()).availability)) return;
    const wanting = await summaries.wanting();
    if (wanting.length === 0) return;
    const administrators = await readAdministrators(wanting);
    const state = hasNews(await readSummary(day)) ? 'pending' : 'withheld';
    for (const uid of wanting) {
      const administrator = administrators.find((one) => one.uid === uid);
      if (!administrator) await summaries.switchOff(uid);
      else if (administrator.email)
        await outbox.storeOnce(
          newSiteMail({ kind: 'summary', uid, day }, now(), summaryDeadline(now()), state),
        );
    }
  };
}
