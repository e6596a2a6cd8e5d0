import { randomUUID } from 'node:crypto';
import { isLikelySpam } from '../../../src/domain/forms/contact.ts';
import type { ApiSuccess } from '../../../src/domain/site/apiAnswer.ts';
import { senderName, sentText } from '../../../src/domain/submissions/kinds.ts';
import { validateMessageRequest } from '../../../src/domain/submissions/messageRequest.ts';
import { isSpamText } from '../../../src/domain/text/isSpamText.ts';
import { refusalError } from '../commands/refusalError.ts';
import type { Sender } from '../http/formEndpoint.ts';
import { fromFormerBody } from '../http/formerBody.ts';
import { heldBack, type ProcessSubmission } from './processSubmission.ts';

/** Stores a message from any of the forms and returns its `id`. Throws an `HttpError` with 400, 403, 429 or 502. */
export function createSendContactEmail(processSubmission: ProcessSubmission) {
  return async function sendContactEmail(body: object, { ipAddress }: Sender): Promise<ApiSuccess> {
    const { output: request, fields } = validateMessageRequest(fromFormerBody(body));
    if (fields) throw refusalError({ refused: 'invalid', fields });
    const { idempotencyKey: id = randomUUID(), message } = request;
    const stored = await processSubmission({
      recaptchaToken: request.recaptchaToken,
      ipAddress,
      command: {
        action: 'message',
        id,
        message,
        isSuspicious: isLikelySpam(request) || isSpamText(senderName(message), sentText(message)),
      },
      isEqual: (stored) =>
        stored.kind === 'messages' &&
        stored.nome === senderName(message) &&
        stored.email === message.email &&
        sentText(stored) === sentText(message),
    });
    return { ok: true, id, ...heldBack(stored) };
  };
}
