import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { createCaptchaVerifier } from '../../functions/src/adapters/captcha.ts';
import { hashIpAddress } from '../../functions/src/adapters/hashIpAddress.ts';
import { createMailSender } from '../../functions/src/adapters/mail.ts';
import { createOutbox } from '../../functions/src/adapters/outbox.ts';
import { createSubmissionStore } from '../../functions/src/adapters/submissionStore.ts';
import { createMailDelivery } from '../../functions/src/handlers/deliverMails.ts';
import { createProcessSubmission } from '../../functions/src/handlers/processSubmission.ts';
import { createRedeliverMails } from '../../functions/src/handlers/redeliverMails.ts';
import { createSendAgendamento } from '../../functions/src/handlers/sendAgendamento.ts';
import { createSendContactEmail } from '../../functions/src/handlers/sendContactEmail.ts';
import type { FormRequest } from '../../functions/src/http/FormRequest.ts';
import { HttpError } from '../../functions/src/http/HttpError.ts';

type TestHandlerOptions = {
  db: Firestore;
  smtpPort: number;
  /** Where tokens other than PERSON are verified; without one nobody can be confirmed. */
  captchaUrl?: string;
  /** Submissions accepted of one IP address within ten minutes; 0 is no limit. */
  limit?: number;
  /** The clock; tests move it instead of waiting. */
  now?: () => Date;
};

/** A captcha token that is accepted here without asking the service. */
export const PERSON = LOCAL_CAPTCHA_TOKEN;

/**
 * The functions' own handlers and adapters in this process, on a real database and a real mail server, with a clock
 * and a limit that a test chooses. Answers are [status, body], as over HTTP.
 */
export function createTestHandlers({
  db,
  smtpPort,
  captchaUrl = '',
  limit = 0,
  now = () => new Date(),
}: TestHandlerOptions) {
  const log = () => {};
  const outbox = createOutbox(() => db);
  const deliverMails = createMailDelivery({
    sendMail: createMailSender(() => `smtp://127.0.0.1:${smtpPort}`),
    outbox,
    addresses: () => ({ from: 'Alinhavo <site@alinhavo.example>', studioAddress: 'ola@alinhavo.example' }),
    now,
    log,
  });
  const verifyCaptcha = createCaptchaVerifier({
    secret: () => (captchaUrl ? 'secret' : ''),
    verifyUrl: captchaUrl,
    insideEmulator: true,
    log,
  });
  const processSubmission = createProcessSubmission({
    store: createSubmissionStore(() => db, limit),
    verifyCaptcha,
    deliverMails,
    hashIpAddress: (address) => hashIpAddress(address, 'key'),
    now,
    log,
  });
  const sendContactEmail = createSendContactEmail({ processSubmission, newId: randomUUID });
  const sendAgendamento = createSendAgendamento({ processSubmission, newId: randomUUID, now });
  return {
    contact: (body: object, ipAddress?: string) => answerOf(sendContactEmail(toRequest(body, ipAddress))),
    book: (body: object, ipAddress?: string) => answerOf(sendAgendamento(toRequest(body, ipAddress))),
    redeliver: createRedeliverMails({ outbox, deliverMails, now, log }),
  };
}

function toRequest(body: object, ipAddress = '203.0.113.7'): FormRequest {
  return {
    method: 'POST',
    contentType: 'application/json',
    origin: undefined,
    hosts: [],
    body: new TextEncoder().encode(JSON.stringify(body)),
    ipAddress,
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
