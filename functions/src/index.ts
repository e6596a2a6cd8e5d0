import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { type HttpsOptions, onRequest } from 'firebase-functions/https';
import { defineSecret, defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { BOOKING_UNREACHABLE, CONTACT_UNREACHABLE, EXPORT_FAILED } from '../../src/domain/api.ts';
import { createAuditLog } from './adapters/auditLog.ts';
import { createCaptchaVerifier, GOOGLE_VERIFY_URL } from './adapters/captcha.ts';
import { currentTime } from './adapters/currentTime.ts';
import { hashIpAddress } from './adapters/hashIpAddress.ts';
import { createMailSender } from './adapters/mail.ts';
import { openFirestore } from './adapters/openFirestore.ts';
import { createOutbox } from './adapters/outbox.ts';
import { createStoredSubmissions } from './adapters/storedSubmissions.ts';
import { createSubmissionStore } from './adapters/submissionStore.ts';
import { createCallerVerifier } from './adapters/verifyCaller.ts';
import { createMailDelivery } from './handlers/deliverMails.ts';
import { createExportSubmissions } from './handlers/exportSubmissions.ts';
import { createMyData } from './handlers/myData.ts';
import { createProcessSubmission } from './handlers/processSubmission.ts';
import { createRedeliverMails } from './handlers/redeliverMails.ts';
import { createSendAgendamento } from './handlers/sendAgendamento.ts';
import { createSendContactEmail } from './handlers/sendContactEmail.ts';
import { formEndpoint } from './http/formEndpoint.ts';
import { receiveBytes } from './http/receiveBytes.ts';

const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of all mails, e.g. Studio <site@studio.com>',
});
const mailTo = defineString('MAIL_TO', { description: 'Address that receives what visitors send' });
const smtpUrl = defineSecret('SMTP_URL');
const recaptchaSecret = defineSecret('RECAPTCHA_SECRET');

// The emulator has no Secret Manager and would call Google's for each declared secret; there the same names come
// from its environment.
const insideEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

const SEVERITIES = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

// `write` and not `error`: that one would add a stack trace of the logger itself to every entry.
const log = (level: 'info' | 'warn' | 'error', event: string, details: object = {}) =>
  logger.write({ ...details, severity: SEVERITIES[level], message: event });

/**
 * How many messages and bookings of one IP address are accepted within ten minutes; 0 is no limit. RATE_LIMIT may stand in
 * functions/.env.<project id>. It is no declared parameter, because the emulator would put the default over what a
 * test run asks for.
 */
const rateLimit = Number(process.env.RATE_LIMIT || 5);

let firestore: ReturnType<typeof openFirestore> | undefined;
const db = () => {
  firestore ??= openFirestore();
  return firestore;
};
const now = () => currentTime(insideEmulator ? process.env.LOCAL_FIRESTORE_CLOCK : undefined);
const outbox = createOutbox(db);
const deliverMails = createMailDelivery({
  sendMail: createMailSender(() => smtpUrl.value()),
  outbox,
  addresses: () => ({ from: mailFrom.value(), studioAddress: mailTo.value() }),
  now,
  log,
});
const processSubmission = createProcessSubmission({
  store: createSubmissionStore(db, rateLimit),
  verifyCaptcha: createCaptchaVerifier({
    secret: () => recaptchaSecret.value(),
    verifyUrl: process.env.RECAPTCHA_VERIFY_URL || GOOGLE_VERIFY_URL,
    insideEmulator,
    log,
  }),
  deliverMails,
  // The secret keys two unrelated things, so that there is no third one to set up; the hash lives ten minutes.
  hashIpAddress: (ipAddress) => hashIpAddress(ipAddress, recaptchaSecret.value()),
  now,
  log,
});

const region = 'southamerica-east1';
const formOptions: HttpsOptions = {
  region,
  cors: false,
  maxInstances: 5,
  memory: '256MiB',
  timeoutSeconds: 60,
  secrets: insideEmulator ? [] : [smtpUrl, recaptchaSecret],
};

receiveBytes('sendContactEmail');
receiveBytes('sendAgendamento');
receiveBytes('exportSubmissions');
receiveBytes('myData');

/** `POST /api/sendContactEmail`. */
export const sendContactEmail = onRequest(
  formOptions,
  formEndpoint(createSendContactEmail({ processSubmission, newId: randomUUID }), CONTACT_UNREACHABLE, log),
);

/** `POST /api/sendAgendamento`. */
export const sendAgendamento = onRequest(
  formOptions,
  formEndpoint(
    createSendAgendamento({ processSubmission, newId: randomUUID, now }),
    BOOKING_UNREACHABLE,
    log,
  ),
);

const verifyCaller = createCallerVerifier(db);
const submissions = createStoredSubmissions(db);
const exportOptions: HttpsOptions = { ...formOptions, maxInstances: 2, secrets: [] };

/** `POST /api/exportSubmissions`. */
export const exportSubmissions = onRequest(
  exportOptions,
  formEndpoint(
    createExportSubmissions({ verifyCaller, submissions, auditLog: createAuditLog(db), now }),
    EXPORT_FAILED,
    log,
  ),
);

/** `POST /api/myData`. */
export const myData = onRequest(
  exportOptions,
  formEndpoint(createMyData({ verifyCaller, submissions }), EXPORT_FAILED, log),
);

const runRedelivery = createRedeliverMails({ outbox, deliverMails, now, log });

/** Every five minutes: the mails that could not be sent, and those an administrator asks for. */
export const redeliverMails = onSchedule(
  {
    region,
    schedule: 'every 5 minutes',
    timeZone: 'America/Sao_Paulo',
    maxInstances: 1,
    memory: '256MiB',
    timeoutSeconds: 300,
    secrets: insideEmulator ? [] : [smtpUrl],
  },
  async () => {
    await runRedelivery();
  },
);
