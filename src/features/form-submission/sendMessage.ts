import type { ContactMessage } from '#src/domain/contact.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import type { AntiSpamFields } from './useFormSubmission.ts';

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
export async function sendMessage(
  { nome, email, mensagem }: ContactMessage,
  antiSpam: AntiSpamFields,
): Promise<void> {
  const { sendContactEmail } = await import('#src/services/messages.ts');
  await sendContactEmail({
    nome,
    email,
    mensagem,
    ...antiSpam,
    idempotencyKey: await idempotencyKey('contact', [nome, email, mensagem]),
  });
  forgetIdempotencyKey('contact');
}
