import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { LOCAL_CAPTCHA_TOKEN } from '#src/domain/api.ts';
import { createCaptchaVerifier } from '../../functions/src/adapters/captcha.ts';
import { createMailSender } from '../../functions/src/adapters/mail.ts';
import { createOutbox } from '../../functions/src/adapters/outbox.ts';
import { hashAddress } from '../../functions/src/adapters/rateLimit.ts';
import { createStore } from '../../functions/src/adapters/store.ts';
import { createMailDelivery } from '../../functions/src/handlers/deliverMails.ts';
import { type FormRequest, Refusal } from '../../functions/src/handlers/formSubmission.ts';
import { createRedeliverMails } from '../../functions/src/handlers/redeliverMails.ts';
import { createSendAgendamento } from '../../functions/src/handlers/sendAgendamento.ts';
import { createSendContactEmail } from '../../functions/src/handlers/sendContactEmail.ts';
import { createTakeSubmission } from '../../functions/src/handlers/takeSubmission.ts';

type DeskOptions = {
  db: Firestore;
  smtpPort: number;
  /** Where tokens other than PERSON are verified; without one nobody can be confirmed. */
  captchaUrl?: string;
  /** Submissions accepted of one address within ten minutes; 0 is no limit. */
  limit?: number;
  /** The clock; tests move it instead of waiting. */
  now?: () => Date;
};

/** The token that stands for a person here without asking anyone. */
export const PERSON = LOCAL_CAPTCHA_TOKEN;

/**
 * The functions' own handlers and adapters in this process, on a real database and a real mail server, with a clock
 * and a limit that a test chooses. Answers are [status, body], as over HTTP.
 */
export function openDesk({ db, smtpPort, captchaUrl = '', limit = 0, now = () => new Date() }: DeskOptions) {
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
  const takeSubmission = createTakeSubmission({
    store: createStore(() => db, limit),
    verifyCaptcha,
    deliverMails,
    hashAddress: (address) => hashAddress(address, 'key'),
    now,
    log,
  });
  const sendContactEmail = createSendContactEmail({ takeSubmission, newId: randomUUID });
  const sendAgendamento = createSendAgendamento({ takeSubmission, newId: randomUUID, now });
  return {
    contact: (body: object, address?: string) => answerOf(sendContactEmail(toRequest(body, address))),
    book: (body: object, address?: string) => answerOf(sendAgendamento(toRequest(body, address))),
    redeliver: createRedeliverMails({ outbox, deliverMails, now, log }),
  };
}

function toRequest(body: object, address = '203.0.113.7'): FormRequest {
  return {
    method: 'POST',
    contentType: 'application/json',
    origin: undefined,
    hosts: [],
    body: new TextEncoder().encode(JSON.stringify(body)),
    address,
  };
}

async function answerOf(handled: Promise<object>): Promise<[number, object]> {
  try {
    return [200, await handled];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.answer];
    throw error;
  }
}
