import type { ContactMessage } from '#src/domain/contact.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import type { Accepted, AntiSpamFields } from './useFormSubmission.ts';

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
export async function sendMessage(message: ContactMessage, antiSpam: AntiSpamFields): Promise<Accepted> {
  const { sendContactEmail } = await import('#src/services/messages.ts');
  const { review } = await sendContactEmail({
    ...message,
    ...antiSpam,
    idempotencyKey: await idempotencyKey('contact', message),
  });
  forgetIdempotencyKey('contact');
  return { underReview: review === true };
}
