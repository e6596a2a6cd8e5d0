import { randomUUID } from 'node:crypto';
import {
  contactFieldNames,
  contactMessageOf,
  isLikelySpam,
  validateContactRequest,
} from '../../../src/domain/forms/contact.ts';
import type { ApiSuccess } from '../../../src/domain/site/apiAnswer.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Sender } from '../http/formEndpoint.ts';
import type { ProcessSubmission } from './processSubmission.ts';

/**
 * Takes a contact message; the answer's `id` is the submission's own where it had one. Throws an `HttpError` with 400
 * (fields), 403 (foreign page, captcha refused), 405, 413, 415, 429, or 502 when the captcha service does not answer.
 */
export function createSendContactEmail(processSubmission: ProcessSubmission) {
  return async function sendContactEmail(body: object, { ipAddress }: Sender): Promise<ApiSuccess> {
    const { output: request, fields } = validateContactRequest(body);
    if (fields) throw refusalError({ refused: 'invalid', fields });
    const { idempotencyKey: id = randomUUID() } = request;
    const message = contactMessageOf(request);
    const { state } = await processSubmission({
      recaptchaToken: request.recaptchaToken,
      ipAddress,
      command: { action: 'message', id, message, isSuspicious: isLikelySpam(request) },
      isEqual: (stored) =>
        'mensagem' in stored && contactFieldNames.every((name) => stored[name] === message[name]),
    });
    return { ok: true, id, ...(state === 'review' && { review: true }) };
  };
}
