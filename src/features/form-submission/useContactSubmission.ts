import type { ContactMessage } from '#src/domain/forms/contact.ts';
import { CONTACT_FAILED, CONTACT_UNREACHABLE } from '#src/domain/site/api.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import {
  type Accepted,
  type AntiSpamFields,
  type FormSubmissionOptions,
  useFormSubmission,
} from './useFormSubmission.ts';

const words = { failed: CONTACT_FAILED, unreachable: CONTACT_UNREACHABLE };

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
async function send(message: ContactMessage, antiSpam: AntiSpamFields): Promise<Accepted> {
  const [{ sendContactEmail }, { bookingReference }] = await Promise.all([
    import('#src/services/forms/messages.ts'),
    import('#src/domain/submissions/bookingReference.ts'),
  ]);
  const { id, review } = await sendContactEmail({
    ...message,
    ...antiSpam,
    idempotencyKey: await idempotencyKey('contact', message),
  });
  forgetIdempotencyKey('contact');
  return { reference: bookingReference(id), underReview: review === true };
}

/** A form whose answer is a message to the studio. */
export function useContactSubmission(options: Omit<FormSubmissionOptions<ContactMessage>, 'send' | 'words'>) {
  return useFormSubmission({ ...options, send, words });
}
