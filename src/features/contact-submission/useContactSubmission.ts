import { CONTACT_FAILED, CONTACT_UNREACHABLE } from '#src/domain/api.ts';
import type { ContactMessage } from '#src/domain/contact.ts';
import { sendMessage } from './sendMessage.ts';
import { type SubmissionOptions, useSubmission } from './useSubmission.ts';

const words = { failed: CONTACT_FAILED, unreachable: CONTACT_UNREACHABLE };

/** A form whose answer is a message to the studio. */
export function useContactSubmission(options: Omit<SubmissionOptions<ContactMessage>, 'send' | 'words'>) {
  return useSubmission({ ...options, send: sendMessage, words });
}
