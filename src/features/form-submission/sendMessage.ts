import type { ContactMessage } from '#src/domain/contact.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import type { AntiSpamFields } from './useFormSubmission.ts';

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
export async function sendMessage(message: ContactMessage, antiSpam: AntiSpamFields): Promise<void> {
  const { sendContactEmail } = await import('#src/services/messages.ts');
  await sendContactEmail({
    ...message,
    ...antiSpam,
    idempotencyKey: await idempotencyKey('contact', message),
  });
  forgetIdempotencyKey('contact');
}
