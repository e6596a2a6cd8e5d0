import type { ApiSuccess } from '../../../src/domain/api.ts';
import { validateContactRequest } from '../../../src/domain/contact.ts';
import { type FormRequest, Refusal, readFormSubmission } from './formSubmission.ts';
import type { TakeSubmission } from './takeSubmission.ts';

type ContactDependencies = { takeSubmission: TakeSubmission; newId: () => string };

/**
 * Takes a contact message; the answer's `id` is the submission's own where it had one. Throws a `Refusal` with 400
 * (fields), 403 (foreign page, captcha refused), 405, 413, 415, 429, or 502 when the captcha service does not answer.
 */
export function createSendContactEmail({ takeSubmission, newId }: ContactDependencies) {
  return async function sendContactEmail(httpRequest: FormRequest): Promise<ApiSuccess> {
    const { output: request, fields } = validateContactRequest(readFormSubmission(httpRequest));
    if (fields) throw new Refusal(400, { error: Object.values(fields)[0] ?? '', fields });
    const { nome, email, mensagem, submissionId: id = newId() } = request;
    await takeSubmission({
      kind: 'messages',
      id,
      request,
      address: httpRequest.address,
      toSubmission: (shared) => ({ kind: 'messages', id, record: { nome, email, mensagem, ...shared } }),
    });
    return { ok: true, id };
  };
}
