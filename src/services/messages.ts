import {
  type ApiSuccess,
  CONTACT_FAILED,
  CONTACT_UNREACHABLE,
  SEND_CONTACT_EMAIL_PATH,
} from '#src/domain/api.ts';
import type { ContactRequestBody } from '#src/domain/contact.ts';
import { postForm } from './postForm.ts';

/** Sends a message to the studio and returns its reference. Throws a SubmissionError (see postForm). */
export async function sendContactEmail(message: ContactRequestBody): Promise<string> {
  const { id } = await postForm<ApiSuccess>(SEND_CONTACT_EMAIL_PATH, message, {
    failed: CONTACT_FAILED,
    unreachable: CONTACT_UNREACHABLE,
  });
  return id;
}
