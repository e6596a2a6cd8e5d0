import type { ContactMessage, ContactRequestBody } from '#src/domain/contact.ts';

/** One id for as long as the text stays the same, so that a retry is recognised and an edited message is a new one. */
let lastSubmission = { text: '', id: '' };

function submissionId(text: string): string {
  if (text !== lastSubmission.text) lastSubmission = { text, id: crypto.randomUUID() };
  return lastSubmission.id;
}

type Proofs = Pick<ContactRequestBody, 'recaptchaToken' | 'website' | 'elapsedMs'>;

/** Sends a message, recognisable when it is tried again. Throws a SubmissionError with a sentence for the visitor. */
export async function sendMessage({ nome, email, mensagem }: ContactMessage, proofs: Proofs): Promise<void> {
  const { sendContactEmail } = await import('#src/services/messages.ts');
  await sendContactEmail({
    nome,
    email,
    mensagem,
    ...proofs,
    submissionId: submissionId(JSON.stringify([nome, email, mensagem])),
  });
  lastSubmission = { text: '', id: '' };
}
