import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { defineSecret, defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import {
  AGENDA_UNREACHABLE,
  BOOKING_UNREACHABLE,
  CHANGE_UNREACHABLE,
  CONTACT_UNREACHABLE,
  EXPORT_FAILED,
} from '../../src/domain/api.ts';
import { createAddressCorrections } from './adapters/addressCorrections.ts';
import { createAdministratorReader } from './adapters/administrators.ts';
import { createAgendaReader } from './adapters/agendaReader.ts';
import { createAuditLog } from './adapters/auditLog.ts';
import { createBookingChanges } from './adapters/bookingChanges.ts';
import { createBookingLinks } from './adapters/bookingLinks.ts';
import { createCalendarFeed } from './adapters/calendarFeed.ts';
import { createCaptchaVerifier, GOOGLE_VERIFY_URL } from './adapters/captcha.ts';
import { currentTime } from './adapters/currentTime.ts';
import { createEventCounter } from './adapters/eventCounter.ts';
import { hashEmail } from './adapters/hashEmail.ts';
import { hashIpAddress } from './adapters/hashIpAddress.ts';
import { createHealthStore } from './adapters/healthStore.ts';
import { keyedHash } from './adapters/keyedHash.ts';
import { createMailSender } from './adapters/mail.ts';
import { openFirestore } from './adapters/openFirestore.ts';
import { createOutbox } from './adapters/outbox.ts';
import { createPhotoStore } from './adapters/photoStore.ts';
import { createReminders } from './adapters/reminders.ts';
import { createReplies } from './adapters/replies.ts';
import { createSpamChanges } from './adapters/spamChanges.ts';
import { createStoredSubmissions } from './adapters/storedSubmissions.ts';
import { createStudioAgendaReader } from './adapters/studioAgenda.ts';
import { createStudioBookings } from './adapters/studioBookings.ts';
import { createSubmissionStore } from './adapters/submissionStore.ts';
import { createSummaryMails } from './adapters/summaryMails.ts';
import { createSummaryReader } from './adapters/summaryReader.ts';
import { createCallerVerifier } from './adapters/verifyCaller.ts';
import { createCalendario } from './handlers/calendario.ts';
import { createCheckHealth } from './handlers/checkHealth.ts';
import { createCleanPhotos } from './handlers/cleanPhotos.ts';
import { createMailDelivery } from './handlers/deliverMails.ts';
import { createExportSubmissions } from './handlers/exportSubmissions.ts';
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
import { createSendHealthMails } from './handlers/sendHealthMails.ts';
import { createSendSummaries } from './handlers/sendSummaries.ts';
import { createStudioAgenda } from './handlers/studioAgenda.ts';
import { createStudioInbox } from './handlers/studioInbox.ts';
import { calendarEndpoint } from './http/calendarEndpoint.ts';
import { formEndpoint } from './http/formEndpoint.ts';
import { keepBodyUnread } from './http/keepBodyUnread.ts';
import { publicEndpoint } from './http/publicEndpoint.ts';
import { reportEndpoint } from './http/reportEndpoint.ts';
import { AGENDA_CACHED_SECONDS, FORM_MEMORY, REQUESTS_AT_ONCE } from './policy/requestLimits.ts';
import { readSettings } from './readSettings.ts';

const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of all mails, e.g. Studio <site@studio.com>',
});
const mailTo = defineString('MAIL_TO', { description: 'Address that receives what visitors send' });
const siteAddress = defineString('SITE_URL', {
  description: 'Address of the site, e.g. https://www.studio.com',
});
const smtpUrl = defineSecret('SMTP_URL');
const recaptchaSecret = defineSecret('RECAPTCHA_SECRET');
const bookingLinkSecret = defineSecret('BOOKING_LINK_SECRET');

// The emulator has no Secret Manager and would call Google's for each declared secret; there the same names come
// from its environment.
const insideEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

const SEVERITIES = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

// `write` and not `error`: that one would add a stack trace of the logger itself to every entry.
const log = (level: 'info' | 'warn' | 'error', event: string, details: object = {}) =>
  logger.write({ ...details, severity: SEVERITIES[level], message: event });

const { rateLimit, trustedServers } = readSettings(process.env);

let firestore: ReturnType<typeof openFirestore> | undefined;
const db = () => {
  firestore ??= openFirestore();
  return firestore;
};
const now = () => currentTime(insideEmulator ? process.env.LOCAL_FIRESTORE_CLOCK : undefined);
const outbox = createOutbox(db);
const health = createHealthStore(db);
const countEvent = createEventCounter(health.addCounts, now);
const sendMail = createMailSender(() => smtpUrl.value());
const addresses = () => ({ from: mailFrom.value(), studioAddress: mailTo.value(), siteUrl: siteUrl() });
// The emulator's file of parameters knows one port only.
const siteUrl = () =>
  ((insideEmulator && process.env.LOCAL_SITE_URL) || siteAddress.value()).replace(/\/$/, '');
const links = createBookingLinks({
  keys: () => (insideEmulator && !process.env.BOOKING_LINK_SECRET ? 'local' : bookingLinkSecret.value()),
  siteUrl,
});
const readStudioAgenda = createStudioAgendaReader(db);
const bookingContext = async () => ({
  linkTo: links.addressOf,
  agenda: await readStudioAgenda(),
  now: now(),
});
const deliverMails = createMailDelivery({ sendMail, outbox, addresses, bookingContext, now, log });
const sendHealthMails = createSendHealthMails({ store: health, sendMail, addresses, now, log });
const processSubmission = createProcessSubmission({
  store: createSubmissionStore(db, rateLimit),
  verifyCaptcha: createCaptchaVerifier({
    secret: () => recaptchaSecret.value(),
    verifyUrl: process.env.RECAPTCHA_VERIFY_URL || GOOGLE_VERIFY_URL,
    insideEmulator,
    countEvent,
    log,
  }),
  deliverMails,
  // The secret also keys these hashes, so that there is no other one to set up; another secret begins their counts anew.
  hashIpAddress: (ipAddress) => hashIpAddress(ipAddress, recaptchaSecret.value()),
  hashEmail: (email) => hashEmail(email, recaptchaSecret.value()),
  now,
  log,
});

const readHorarios = createHorarios({ readMonth: createAgendaReader(db), now });

const region = 'southamerica-east1';
const formOptions: HttpsOptions = {
  region,
  cors: false,
  maxInstances: 5,
  concurrency: REQUESTS_AT_ONCE,
  memory: FORM_MEMORY,
  timeoutSeconds: 60,
  secrets: insideEmulator ? [] : [smtpUrl, recaptchaSecret, bookingLinkSecret],
};
const changeOptions: HttpsOptions = {
  ...formOptions,
  secrets: insideEmulator ? [] : [smtpUrl, bookingLinkSecret],
};

const endpoint = { log, countEvent, trusted: trustedServers, siteUrl };

keepBodyUnread('sendContactEmail');
keepBodyUnread('sendAgendamento');
keepBodyUnread('exportSubmissions');
keepBodyUnread('myData');
keepBodyUnread('manageBooking');
keepBodyUnread('studioAgenda');
keepBodyUnread('studioInbox');

/** `POST /api/sendContactEmail`. */
export const sendContactEmail = onRequest(
  formOptions,
  formEndpoint(
    createSendContactEmail({ processSubmission, newId: randomUUID }),
    CONTACT_UNREACHABLE,
    endpoint,
  ),
);

keepBodyUnread('reports');

/** `POST /api/reports`: what browsers report, for the log. */
export const reports = onRequest(
  {
    region,
    cors: false,
    maxInstances: 1,
    concurrency: REQUESTS_AT_ONCE,
    memory: '256MiB',
    timeoutSeconds: 30,
  },
  reportEndpoint(createReport({ now, log })),
);

/** `POST /api/sendAgendamento`. */
export const sendAgendamento = onRequest(
  formOptions,
  formEndpoint(
    createSendAgendamento({
      processSubmission,
      newId: randomUUID,
      hashRequest: (text) => keyedHash(text, recaptchaSecret.value()),
      linkTo: links.addressOf,
      readStudioAgenda,
      now,
    }),
    BOOKING_UNREACHABLE,
    endpoint,
  ),
);

/** `GET /api/horarios`: what visitors may know of the agenda, for the booking form. */
export const horarios = onRequest(
  { ...formOptions, maxInstances: 3, memory: '256MiB', timeoutSeconds: 20, secrets: [] },
  publicEndpoint(({ mes }) => readHorarios(typeof mes === 'string' ? mes : undefined), AGENDA_UNREACHABLE, {
    cachedSeconds: AGENDA_CACHED_SECONDS,
    log,
    countEvent,
  }),
);

/** `POST /api/manageBooking`: what a visitor does with a booking behind its link. */
export const manageBooking = onRequest(
  changeOptions,
  formEndpoint(
    createManageBooking({
      links,
      changes: createBookingChanges(db),
      readStudioAgenda,
      deliverMails,
      now,
      log,
    }),
    CHANGE_UNREACHABLE,
    endpoint,
  ),
);

const verifyCaller = createCallerVerifier(db);
const feed = createCalendarFeed(db);

/** `POST /api/studioAgenda`: what administrators do with bookings and the agenda. */
export const studioAgenda = onRequest(
  { ...changeOptions, maxInstances: 2 },
  formEndpoint(
    createStudioAgenda({
      verifyCaller,
      bookings: createStudioBookings(db),
      feed,
      deliverMails,
      siteUrl,
      now,
    }),
    CHANGE_UNREACHABLE,
    endpoint,
  ),
);

/** `POST /api/studioInbox`: what administrators do with submissions past the rules of the database. */
export const studioInbox = onRequest(
  { ...changeOptions, maxInstances: 2 },
  formEndpoint(
    createStudioInbox({
      verifyCaller,
      spam: createSpamChanges(db),
      replies: createReplies(db),
      addresses: createAddressCorrections(db),
      outbox,
      deliverMails,
      now,
    }),
    CHANGE_UNREACHABLE,
    endpoint,
  ),
);

/** `GET /api/calendario/….ics`: the studio's upcoming consultations, for its calendar. */
export const calendario = onRequest(
  { ...formOptions, maxInstances: 2, memory: '256MiB', timeoutSeconds: 30, secrets: [] },
  calendarEndpoint(createCalendario({ feed, readStudioAgenda, siteUrl, now }), { log, countEvent }),
);

const submissions = createStoredSubmissions(db);
const exportOptions: HttpsOptions = { ...formOptions, maxInstances: 2, secrets: [] };

/** `POST /api/exportSubmissions`. */
export const exportSubmissions = onRequest(
  exportOptions,
  formEndpoint(
    createExportSubmissions({ verifyCaller, submissions, auditLog: createAuditLog(db), now }),
    EXPORT_FAILED,
    endpoint,
  ),
);

/** `POST /api/myData`. */
export const myData = onRequest(
  exportOptions,
  formEndpoint(createMyData({ verifyCaller, submissions }), EXPORT_FAILED, endpoint),
);

const summaries = createSummaryMails(db);
const readAdministrators = createAdministratorReader(async () => {
  db(); // initialises the SDK
  return (await import('firebase-admin/auth')).getAuth();
});
const readSummary = createSummaryReader(db);
const runSummaries = createSendSummaries({
  summaries,
  readAdministrators,
  readSummary,
  sendMail,
  addresses,
  now,
  log,
});

const runRedelivery = createRedeliverMails({
  outbox,
  deliverMails,
  queueReminders: createQueueReminders({
    reminders: createReminders(db),
    readStudioAgenda,
    now,
    log,
  }),
  sendHealthMails,
  sendSummaries: runSummaries,
  recordRun: health.recordRedelivery,
  now,
  log,
});

const scheduleOptions = {
  region,
  timeZone: 'America/Sao_Paulo',
  maxInstances: 1,
  memory: '256MiB',
  timeoutSeconds: 300,
  secrets: insideEmulator ? [] : [smtpUrl],
} as const;

/** Every five minutes: reminders, the mails that could not be sent, and those an administrator asks for. */
export const redeliverMails = onSchedule(
  {
    ...scheduleOptions,
    schedule: 'every 5 minutes',
    secrets: insideEmulator ? [] : [smtpUrl, bookingLinkSecret],
  },
  async () => {
    await runRedelivery();
  },
);

const runCheck = createCheckHealth({ store: health, sendHealthMails, now, log });

/** Every hour: looks for what went wrong, and has the studio told. */
export const checkHealth = onSchedule({ ...scheduleOptions, schedule: 'every 60 minutes' }, runCheck);

const queueSummaries = createQueueSummaries({
  summaries,
  readAdministrators,
  readSummary,
  readStudioAgenda,
  now,
});

/** On working days at eight: to each administrator who wants it, what waits and what the day brings. */
export const sendSummaries = onSchedule(
  { ...scheduleOptions, schedule: '0 8 * * 1-5', retryCount: 5, minBackoffSeconds: 60 },
  async () => {
    await queueSummaries();
    await runSummaries();
  },
);

const runCleaning = createCleanPhotos({ photos: createPhotoStore(() => getStorage(), db), now, log });

/** Every night: photos that no profile names, and files that are no pictures. */
export const cleanPhotos = onSchedule(
  { ...scheduleOptions, schedule: 'every day 04:00', secrets: [] },
  async () => {
    db();
    await runCleaning();
  },
);
