import { CONTACT_FAILED, CONTACT_UNREACHABLE } from '#src/domain/api.ts';
import type { ContactMessage } from '#src/domain/contact.ts';
import { sendMessage } from './sendMessage.ts';
import { type FormSubmissionOptions, useFormSubmission } from './useFormSubmission.ts';

const words = { failed: CONTACT_FAILED, unreachable: CONTACT_UNREACHABLE };

/** A form whose answer is a message to the studio. */
export function useContactSubmission(options: Omit<FormSubmissionOptions<ContactMessage>, 'send' | 'words'>) {
  return useFormSubmission({ ...options, send: sendMessage, words });
}
