import { randomUUID } from 'node:crypto';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { defineSecret, defineString } from 'firebase-functions/params';
import { CONTACT_UNREACHABLE } from '../../src/domain/api.ts';
import { createCaptchaVerifier, GOOGLE_VERIFY_URL } from './adapters/captcha.ts';
import { formEndpoint, receiveBytes } from './adapters/formEndpoint.ts';
import { createMailSender } from './adapters/mail.ts';
import { createSendContactEmail } from './handlers/sendContactEmail.ts';

const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of all mails, e.g. Studio <site@studio.com>',
});
const mailTo = defineString('MAIL_TO', { description: 'Address that receives what visitors send' });
const smtpUrl = defineSecret('SMTP_URL');
const recaptchaSecret = defineSecret('RECAPTCHA_SECRET');

// The emulator has no Secret Manager and would call Google's for each declared secret; there the same names come
// from its environment.
const insideEmulator = process.env.FUNCTIONS_EMULATOR === 'true';
const secrets = insideEmulator ? [] : [smtpUrl, recaptchaSecret];

const SEVERITIES = { info: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

// `write` and not `error`: that one would add a stack trace of the logger itself to every entry.
const log = (level: 'info' | 'warn' | 'error', event: string, details: object = {}) =>
  logger.write({ ...details, severity: SEVERITIES[level], message: event });

const verifyCaptcha = createCaptchaVerifier({
  secret: () => recaptchaSecret.value(),
  verifyUrl: process.env.RECAPTCHA_VERIFY_URL || GOOGLE_VERIFY_URL,
  insideEmulator,
  log,
});

receiveBytes('sendContactEmail');

/** `POST /api/sendContactEmail`. */
export const sendContactEmail = onRequest(
  {
    region: 'southamerica-east1',
    cors: false,
    maxInstances: 5,
    memory: '256MiB',
    timeoutSeconds: 60,
    secrets,
  },
  formEndpoint(
    createSendContactEmail({
      verifyCaptcha,
      sendMail: createMailSender(() => smtpUrl.value()),
      mailFrom: () => mailFrom.value(),
      mailTo: () => mailTo.value(),
      newId: randomUUID,
      log,
    }),
    CONTACT_UNREACHABLE,
    log,
  ),
);
