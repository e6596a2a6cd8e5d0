import { randomUUID } from 'node:crypto';
import {
  contactFieldNames,
  contactMessageOf,
  validateContactRequest,
} from '../../../src/domain/forms/contact.ts';
import type { ApiSuccess } from '../../../src/domain/site/api.ts';
import { HttpError } from '../http/HttpError.ts';
import { type FormRequest, parseFormRequest } from '../http/parseFormRequest.ts';
import type { ProcessSubmission } from './processSubmission.ts';

/**
 * Takes a contact message; the answer's `id` is the submission's own where it had one. Throws an `HttpError` with 400
 * (fields), 403 (foreign page, captcha refused), 405, 413, 415, 429, or 502 when the captcha service does not answer.
 */
export function createSendContactEmail(processSubmission: ProcessSubmission) {
  return async function sendContactEmail(httpRequest: FormRequest): Promise<ApiSuccess> {
    const { output: request, fields } = validateContactRequest(await parseFormRequest(httpRequest));
    if (fields) throw new HttpError(400, { error: Object.values(fields)[0] ?? '', fields });
    const { idempotencyKey: id = randomUUID() } = request;
    const message = contactMessageOf(request);
    const { state } = await processSubmission({
      kind: 'messages',
      id,
      request,
      ipAddress: httpRequest.ipAddress,
      toSubmission: (shared) => ({ kind: 'messages', id, record: { ...message, ...shared } }),
      isEqual: (stored) =>
        'mensagem' in stored && contactFieldNames.every((name) => stored[name] === message[name]),
    });
    return { ok: true, id, ...(state === 'review' && { review: true }) };
  };
}
