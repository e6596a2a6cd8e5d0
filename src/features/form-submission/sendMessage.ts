import type { ContactMessage } from '#src/domain/contact.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import type { Accepted, AntiSpamFields } from './useFormSubmission.ts';

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
export async function sendMessage(message: ContactMessage, antiSpam: AntiSpamFields): Promise<Accepted> {
  const [{ sendContactEmail }, { bookingReference }] = await Promise.all([
    import('#src/services/messages.ts'),
    import('#src/domain/bookingReference.ts'),
  ]);
  const { id, review } = await sendContactEmail({
    ...message,
    ...antiSpam,
    idempotencyKey: await idempotencyKey('contact', message),
  });
  forgetIdempotencyKey('contact');
  return { reference: bookingReference(id), underReview: review === true };
}
