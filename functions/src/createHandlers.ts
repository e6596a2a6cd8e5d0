import type { Adapters } from './createAdapters.ts';
import { createCalendario } from './handlers/calendario.ts';
import { createCheckHealth } from './handlers/checkHealth.ts';
import { createCleanPhotos } from './handlers/cleanPhotos.ts';
import { createMailDelivery } from './handlers/deliverMails.ts';
import { createExportSubmissions } from './handlers/exportSubmissions.ts';
import { createFigures } from './handlers/figures.ts';
import { createHorarios } from './handlers/horarios.ts';
import { createManageBooking } from './handlers/manageBooking.ts';
import { createMyData } from './handlers/myData.ts';
import { createProcessSubmission } from './handlers/processSubmission.ts';
import { createQueueReminders } from './handlers/queueReminders.ts';
import { createQueueSummaries } from './handlers/queueSummaries.ts';
import { createRedeliverMails } from './handlers/redeliverMails.ts';
import { createReport } from './handlers/report.ts';
import { createSendAgendamento } from './handlers/sendAgendamento.ts';
import { createSendContactEmail } from './handlers/sendContactEmail.ts';
import { createSendStoredMails } from './handlers/sendStoredMails.ts';
import { createStudio } from './handlers/studio.ts';

/** What each function does, by its name; HTTP and schedules are index.ts's. */
export function createHandlers(adapters: Adapters) {
  const deliverMails = createMailDelivery(adapters);
  const processSubmission = createProcessSubmission(adapters, deliverMails);
  const queueReminders = createQueueReminders(adapters);
  const queueSummaries = createQueueSummaries(adapters);
  const sendStoredMails = createSendStoredMails(adapters);
  return {
    sendContactEmail: createSendContactEmail(processSubmission),
    sendAgendamento: createSendAgendamento(adapters, processSubmission),
    horarios: createHorarios(adapters),
    manageBooking: createManageBooking(adapters, deliverMails),
    studio: createStudio(adapters, deliverMails),
    calendario: createCalendario(adapters),
    exportSubmissions: createExportSubmissions(adapters),
    myData: createMyData(adapters),
    reports: createReport(adapters),
    figures: createFigures(adapters),
    redeliverMails: createRedeliverMails(adapters, {
      deliverMails,
      queueReminders,
      sendStoredMails,
    }),
    checkHealth: createCheckHealth(adapters, sendStoredMails),
    queueSummaries,
    sendStoredMails,
    cleanPhotos: createCleanPhotos(adapters),
  };
}
