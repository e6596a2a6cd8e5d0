import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { createCaptchaVerifier } from '../../functions/src/adapters/captcha.ts';
import { createEventCounter } from '../../functions/src/adapters/eventCounter.ts';
import { hashEmail } from '../../functions/src/adapters/hashEmail.ts';
import { hashIpAddress } from '../../functions/src/adapters/hashIpAddress.ts';
import { createHealthStore } from '../../functions/src/adapters/healthStore.ts';
import { createMailSender } from '../../functions/src/adapters/mail.ts';
import { createOutbox } from '../../functions/src/adapters/outbox.ts';
import { createSubmissionStore } from '../../functions/src/adapters/submissionStore.ts';
import { createCheckHealth } from '../../functions/src/handlers/checkHealth.ts';
import { createMailDelivery } from '../../functions/src/handlers/deliverMails.ts';
import { createProcessSubmission } from '../../functions/src/handlers/processSubmission.ts';
import { createRedeliverMails } from '../../functions/src/handlers/redeliverMails.ts';
import { createSendAgendamento } from '../../functions/src/handlers/sendAgendamento.ts';
import { createSendContactEmail } from '../../functions/src/handlers/sendContactEmail.ts';
import { createSendHealthMails } from '../../functions/src/handlers/sendHealthMails.ts';
import type { FormRequest } from '../../functions/src/http/FormRequest.ts';
import { HttpError } from '../../functions/src/http/HttpError.ts';

type TestHandlerOptions = {
  db: Firestore | (() => Firestore);
  smtpPort: number;
  /** Where tokens other than PERSON are verified; without one they are refused. */
  captchaUrl?: string;
  /** Submissions accepted of one IP address within ten minutes; 0 is no limit. */
  limit?: number;
  /** The clock; tests move it instead of waiting. */
  now?: () => Date;
  /** Hears what the functions log. */
  log?: (level: string, event: string, details?: object) => void;
};

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
  now = () => new Date(),
  log = () => {},
}: TestHandlerOptions) {
  const db = typeof database === 'function' ? database : () => database;
  const outbox = createOutbox(db);
  const health = createHealthStore(db);
  const countEvent = createEventCounter(health.addCounts, now);
  const sendMail = createMailSender(() => `smtp://127.0.0.1:${smtpPort}`);
  const addresses = () => ({
    from: 'Alinhavo <site@alinhavo.example>',
    studioAddress: 'ola@alinhavo.example',
  });
  const deliverMails = createMailDelivery({ sendMail, outbox, addresses, now, log });
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
  const sendAgendamento = createSendAgendamento({ processSubmission, newId: randomUUID, now });
  const recordRun = health.recordRedelivery;
  return {
    sendContactEmail,
    contact: (body: object, ipAddress?: string | null) =>
      answerOf(sendContactEmail(toRequest(body, ipAddress))),
    book: (body: object, ipAddress?: string | null) => answerOf(sendAgendamento(toRequest(body, ipAddress))),
    redeliver: createRedeliverMails({ outbox, deliverMails, sendHealthMails, recordRun, now, log }),
    checkHealth: createCheckHealth({ store: health, sendHealthMails, now, log }),
    countEvent,
  };
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
