import { randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { createAdministratorReader } from '../../functions/src/adapters/administrators.ts';
import { createBookingChanges } from '../../functions/src/adapters/bookingChanges.ts';
import { createBookingLinks } from '../../functions/src/adapters/bookingLinks.ts';
import { createCaptchaVerifier } from '../../functions/src/adapters/captcha.ts';
import { createEventCounter } from '../../functions/src/adapters/eventCounter.ts';
import { hashEmail } from '../../functions/src/adapters/hashEmail.ts';
import { hashIpAddress } from '../../functions/src/adapters/hashIpAddress.ts';
import { createHealthStore } from '../../functions/src/adapters/healthStore.ts';
import { keyedHash } from '../../functions/src/adapters/keyedHash.ts';
import { createMailSender } from '../../functions/src/adapters/mail.ts';
import { createOutbox } from '../../functions/src/adapters/outbox.ts';
import { createReminders } from '../../functions/src/adapters/reminders.ts';
import { createStudioAgendaReader } from '../../functions/src/adapters/studioAgenda.ts';
import { createSubmissionStore } from '../../functions/src/adapters/submissionStore.ts';
import { createSummaryMails } from '../../functions/src/adapters/summaryMails.ts';
import { createSummaryReader } from '../../functions/src/adapters/summaryReader.ts';
import { createCheckHealth } from '../../functions/src/handlers/checkHealth.ts';
import { createMailDelivery } from '../../functions/src/handlers/deliverMails.ts';
import { createManageBooking } from '../../functions/src/handlers/manageBooking.ts';
import { createProcessSubmission } from '../../functions/src/handlers/processSubmission.ts';
import { createQueueReminders } from '../../functions/src/handlers/queueReminders.ts';
import { createQueueSummaries } from '../../functions/src/handlers/queueSummaries.ts';
import { createRedeliverMails } from '../../functions/src/handlers/redeliverMails.ts';
import { createSendAgendamento } from '../../functions/src/handlers/sendAgendamento.ts';
import { createSendContactEmail } from '../../functions/src/handlers/sendContactEmail.ts';
import { createSendHealthMails } from '../../functions/src/handlers/sendHealthMails.ts';
import { createSendSummaries } from '../../functions/src/handlers/sendSummaries.ts';
import type { FormRequest } from '../../functions/src/http/FormRequest.ts';
import { HttpError } from '../../functions/src/http/HttpError.ts';

type SendMail = ReturnType<typeof createMailSender>;

type TestHandlerOptions = {
  db: Firestore | (() => Firestore);
  smtpPort: number;
  /** Where tokens other than PERSON are verified; without one they are refused. */
  captchaUrl?: string;
  /** Submissions accepted of one IP address within ten minutes; 0 is no limit. */
  limit?: number;
  /** The keys of the links to bookings, separated by spaces. */
  linkKeys?: string;
  /** Sends in place of the mail server's client, which it is given. */
  wrapSend?: (send: SendMail) => SendMail;
  /** The clock; tests move it instead of waiting. */
  now?: () => Date;
  /** Hears what the functions log. */
  log?: (level: string, event: string, details?: object) => void;
};

const TEST_SITE = 'http://localhost:5005';

/** A captcha token that is accepted here without asking the service. */
export const PERSON = LOCAL_CAPTCHA_TOKEN;

/**
 * The functions' own handlers and adapters in this process, on a real database and a real mail server, with a clock
 * and a limit that a test chooses. Answers of `contact` and `book` are [status, body], as over HTTP.
 */
export function createTestHandlers({
  db: database,
  smtpPort,
  captchaUrl = '',
  limit = 0,
  linkKeys = 'link-key',
  wrapSend = (send) => send,
  now = () => new Date(),
  log = () => {},
}: TestHandlerOptions) {
  const db = typeof database === 'function' ? database : () => database;
  const outbox = createOutbox(db);
  const health = createHealthStore(db);
  const countEvent = createEventCounter(health.addCounts, now);
  const sendMail = wrapSend(createMailSender(() => `smtp://127.0.0.1:${smtpPort}`));
  const addresses = () => ({
    from: 'Alinhavo <site@alinhavo.example>',
    studioAddress: 'ola@alinhavo.example',
    siteUrl: TEST_SITE,
  });
  const links = createBookingLinks({ keys: () => linkKeys, siteUrl: () => TEST_SITE });
  const readStudioAgenda = createStudioAgendaReader(db);
  const bookingContext = async () => ({
    linkTo: links.addressOf,
    agenda: await readStudioAgenda(),
    now: now(),
  });
  const deliverMails = createMailDelivery({ sendMail, outbox, addresses, bookingContext, now, log });
  const sendHealthMails = createSendHealthMails({ store: health, sendMail, addresses, now, log });
  const verifyCaptcha = createCaptchaVerifier({
    secret: () => (captchaUrl ? 'secret' : ''),
    verifyUrl: captchaUrl,
    insideEmulator: true,
    countEvent,
    log,
  });
  const processSubmission = createProcessSubmission({
    store: createSubmissionStore(db, limit),
    verifyCaptcha,
    deliverMails,
    hashIpAddress: (ipAddress) => hashIpAddress(ipAddress, 'key'),
    hashEmail: (email) => hashEmail(email, 'key'),
    now,
    log,
  });
  const sendContactEmail = createSendContactEmail({ processSubmission, newId: randomUUID });
  const sendAgendamento = createSendAgendamento({
    processSubmission,
    newId: randomUUID,
    hashRequest: (text) => keyedHash(text, 'key'),
    linkTo: links.addressOf,
    readStudioAgenda,
    now,
  });
  const changes = createBookingChanges(db);
  const manageBooking = createManageBooking({ links, changes, readStudioAgenda, deliverMails, now, log });
  const queueReminders = createQueueReminders({
    reminders: createReminders(db),
    readStudioAgenda,
    now,
    log,
  });
  const summaries = createSummaryMails(db);
  const readAdministrators = createAdministratorReader(async () => testAuth());
  const readSummary = createSummaryReader(db);
  const sendSummaries = createSendSummaries({
    summaries,
    readAdministrators,
    readSummary,
    sendMail,
    addresses,
    now,
    log,
  });
  const queueSummaries = createQueueSummaries({
    summaries,
    readAdministrators,
    readSummary,
    readStudioAgenda,
    now,
  });
  const recordRun = health.recordRedelivery;
  return {
    sendContactEmail,
    contact: (body: object, ipAddress?: string | null) =>
      answerOf(sendContactEmail(toRequest(body, ipAddress))),
    book: (body: object, ipAddress?: string | null) => answerOf(sendAgendamento(toRequest(body, ipAddress))),
    manage: (body: object) => answerOf(manageBooking(toRequest(body))),
    links,
    redeliver: createRedeliverMails({
      outbox,
      deliverMails,
      queueReminders,
      sendHealthMails,
      sendSummaries,
      recordRun,
      now,
      log,
    }),
    checkHealth: createCheckHealth({ store: health, sendHealthMails, now, log }),
    countEvent,
    queueSummaries,
    /** As the schedule runs it. */
    summarize: async () => {
      await queueSummaries();
      await sendSummaries();
    },
  };
}

/** The accounts of the local Firebase. */
export function testAuth() {
  const name = 'accounts';
  const app =
    getApps().find((one) => one.name === name) ?? initializeApp({ projectId: 'demo-alinhavo' }, name);
  return getAuth(app);
}

function toRequest(body: object, ipAddress: string | null = '203.0.113.7'): FormRequest {
  return {
    method: 'POST',
    contentType: 'application/json',
    origin: undefined,
    hosts: [],
    readBody: async () => new TextEncoder().encode(JSON.stringify(body)),
    ipAddress: ipAddress ?? undefined,
  };
}

async function answerOf(handled: Promise<object>): Promise<[number, object]> {
  try {
    return [200, await handled];
  } catch (error) {
    if (error instanceof HttpError) return [error.status, error.answer];
    throw error;
  }
}
