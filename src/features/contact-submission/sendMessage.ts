import type { ContactMessage } from '#src/domain/contact.ts';
import { forgetSubmission, submissionId } from './submissionId.ts';
import type { Proofs } from './useSubmission.ts';

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
export async function sendMessage({ nome, email, mensagem }: ContactMessage, proofs: Proofs): Promise<void> {
  const { sendContactEmail } = await import('#src/services/messages.ts');
  await sendContactEmail({
    nome,
    email,
    mensagem,
    ...proofs,
    submissionId: await submissionId('contact', [nome, email, mensagem]),
  });
  forgetSubmission('contact');
}
