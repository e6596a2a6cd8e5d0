import { CONTACT_FAILED, CONTACT_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import type { ApiSuccess } from '#src/domain/site/apiAnswer.ts';
import type { MessageRequestBody } from '#src/domain/submissions/messageRequest.ts';
import { postForm } from './postForm.ts';

/** Sends a message to the studio and returns the response. Throws a SubmissionError (see postForm). */
export function sendContactEmail(message: MessageRequestBody): Promise<ApiSuccess> {
  return postForm<ApiSuccess>('/api/sendContactEmail', message, {
    failed: CONTACT_FAILED,
    unreachable: CONTACT_UNREACHABLE,
  });
}
