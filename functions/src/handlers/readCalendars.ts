import { newSiteMail } from '../../../src/domain/submissions/mails/storedMail.ts';
import type { Adapters } from '../createAdapters.ts';
import { type MailWorker, SHORT_RUN_MS } from './mailWorker.ts';

const HOUR_MS = 3_600_000;

/** The mail about a calendar is retried for this long. */
const TOLD_WITHIN_MS = 24 * HOUR_MS;

/** Loads all calendars of the team. If one could not be read for an hour, mails its owner once. */
export function createReadCalendars(
  { calendars, readAdministrators, outbox, now, log }: Adapters,
  { sendDue }: MailWorker,
) {
  return async function readCalendars(): Promise<void> {
    const failing = await calendars.refreshAll(async (uids) => {
      const members = await readAdministrators(uids);
      return new Set(members.map(({ uid }) => uid));
    });
    const moment = now();
    const due = failing.filter(
      ({ copy }) => copy.failingSince && moment.getTime() - copy.failingSince.getTime() >= HOUR_MS,
    );
    for (const { uid, id, copy } of due) {
      const since = copy.failingSince ?? moment;
      const deadline = new Date(since.getTime() + HOUR_MS + TOLD_WITHIN_MS);
      if (deadline > moment)
        await outbox.storeOnce(newSiteMail({ kind: 'calendar', uid, calendar: id, since }, moment, deadline));
    }
    if (failing.length > 0) log('warn', 'calendars.failing', { count: failing.length });
    if (due.length > 0) await sendDue(SHORT_RUN_MS);
  };
}
