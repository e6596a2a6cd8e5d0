import type { Adapters } from './createAdapters.ts';
import { createCalendarFeed } from './handlers/calendarFeed.ts';
import { createCheckHealth } from './handlers/checkHealth.ts';
import { createCleanMails } from './handlers/cleanMails.ts';
import { createCleanPhotos } from './handlers/cleanPhotos.ts';
import { createExportSubmissions } from './handlers/exportSubmissions.ts';
import { createFigures } from './handlers/figures.ts';
import { createMailboxActions } from './handlers/mailboxActions.ts';
import { createMailWorker, SHORT_RUN_MS } from './handlers/mailWorker.ts';
import { createManageBooking } from './handlers/manageBooking.ts';
import { createMonthAgenda } from './handlers/monthAgenda.ts';
import { createMyData } from './handlers/myData.ts';
import { createProcessSubmission } from './handlers/processSubmission.ts';
import { createQueueSummaries } from './handlers/queueSummaries.ts';
import { createReadCalendars } from './handlers/readCalendars.ts';
import { createReadMailbox } from './handlers/readMailbox.ts';
import { createRedeliverMails } from './handlers/redeliverMails.ts';
import { createSendAgendamento } from './handlers/sendAgendamento.ts';
import { createSendContactEmail } from './handlers/sendContactEmail.ts';
import { createStudio } from './handlers/studio.ts';

/** The handler of each function by name; index.ts adds HTTP and schedules. */
export function createHandlers(adapters: Adapters) {
  const worker = createMailWorker(adapters);
  const readMailbox = createReadMailbox(adapters, worker);
  const mailboxAction = createMailboxActions(adapters, readMailbox);
  const feed = createCalendarFeed(adapters);
  const processSubmission = createProcessSubmission(adapters, worker);
  const queueSummaries = createQueueSummaries(adapters);
  const [cleanPhotos, cleanMails] = [createCleanPhotos(adapters), createCleanMails(adapters)];
  return {
    forms: {
      sendContactEmail: createSendContactEmail(processSubmission),
      sendAgendamento: createSendAgendamento(adapters, processSubmission),
      manageBooking: createManageBooking(adapters, worker),
      studio: createStudio(adapters, worker, feed, mailboxAction),
      exportSubmissions: createExportSubmissions(adapters),
      myData: createMyData(adapters),
    },
    horarios: createMonthAgenda(adapters),
    calendario: feed.read,
    figures: createFigures(adapters),
    readMailbox,
    mailboxAction,
    redeliverMails: createRedeliverMails(adapters, worker),
    readCalendars: createReadCalendars(adapters, worker),
    queueSummaries,
    sendSummaries: async () => {
      await queueSummaries();
      await worker.sendDue(SHORT_RUN_MS);
    },
    checkHealth: createCheckHealth(adapters),
    compareTeam,
    /** The nightly work. An error ends it; the next night repeats everything. */
    cleanAll: async () => {
      await compareTeam();
      await adapters.foldLastMonth(adapters.now());
      await cleanPhotos();
      await cleanMails();
    },
  };

  /** Adds missing administrators to the team's list. Logs an error if there were any. */
  async function compareTeam(): Promise<void> {
    const unlisted = await adapters.team.compareClaims();
    if (unlisted > 0) adapters.log('error', 'team.unlisted', { unlisted });
  }
}
