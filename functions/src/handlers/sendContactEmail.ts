import type { ApiSuccess } from '../../../src/domain/api.ts';
import { CAPTCHA_REFUSED, CAPTCHA_UNAVAILABLE, CONTACT_UNREACHABLE } from '../../../src/domain/api.ts';
import { isCaughtByGuards, validateContactRequest } from '../../../src/domain/contact.ts';
import type { CaptchaVerdict } from '../adapters/captcha.ts';
import { describeMailError, type Mail } from '../adapters/mail.ts';
import { contactAcknowledgement, contactMessageMail } from '../mails/contactMails.ts';
import { type FormRequest, Refusal, readFormSubmission } from './formSubmission.ts';

/** The outside world of the handler; `log` receives event names and codes, never what a visitor typed. */
export type ContactDependencies = {
  verifyCaptcha: (token: string) => Promise<CaptchaVerdict>;
  sendMail: (mail: Mail) => Promise<void>;
  mailFrom: () => string;
  mailTo: () => string;
  newId: () => string;
  log: (level: 'info' | 'warn' | 'error', event: string, details?: object) => void;
};

/**
 * Takes a contact message: checks it, asks the captcha service, mails the studio and thanks the sender.
 * Throws a `Refusal` with 400 (fields), 403 (foreign page, captcha refused), 405, 413, 415, or 502 when the captcha
 * service or the mail server, both beyond this function, do not answer as they should. What the quiet guards
 * catch is answered like a success and not mailed. A thank-you note that cannot be delivered (a mistyped address)
 * does not fail the submission, because the studio has the message by then.
 */
export function createSendContactEmail(outside: ContactDependencies) {
  const { verifyCaptcha, sendMail, mailFrom, mailTo, newId, log } = outside;

  return async function sendContactEmail(httpRequest: FormRequest): Promise<ApiSuccess> {
    const { output: request, fields } = validateContactRequest(readFormSubmission(httpRequest));
    if (fields) throw new Refusal(400, { error: Object.values(fields)[0] ?? '', fields });

    const id = request.submissionId ?? newId();
    if (isCaughtByGuards(request)) {
      log('info', 'contact.caught', { id });
      return { ok: true, id };
    }

    const verdict = await verifyCaptcha(request.recaptchaToken);
    if (verdict === 'refused') throw new Refusal(403, { error: CAPTCHA_REFUSED });
    if (verdict === 'unavailable') throw new Refusal(502, { error: CAPTCHA_UNAVAILABLE });

    const envelope = { id, from: mailFrom(), studioAddress: mailTo() };
    try {
      await sendMail(contactMessageMail(request, envelope));
    } catch (error) {
      log('error', 'contact.undelivered', { id, ...describeMailError(error) });
      throw new Refusal(502, { error: CONTACT_UNREACHABLE });
    }
    try {
      await sendMail(contactAcknowledgement(request, envelope));
    } catch (error) {
      log('warn', 'contact.unacknowledged', { id, ...describeMailError(error) });
    }
    log('info', 'contact.accepted', { id });
    return { ok: true, id };
  };
}
