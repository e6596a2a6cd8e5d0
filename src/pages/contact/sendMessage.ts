import type { FormErrors, FormValues } from '#src/components/form/useForm.ts';

/** The rules come with the first submission, so that reading the page costs nothing of them. */
const loadRules = () => Promise.all([import('#src/domain/contact.ts'), import('#src/domain/fieldErrors.ts')]);

export async function validateMessage(values: FormValues, captchaToken: string | null): Promise<FormErrors> {
  const [{ contactFormSchema, CAPTCHA_REQUIRED }, { validateFields }] = await loadRules();
  const { fields } = validateFields(contactFormSchema, values);
  return { ...fields, ...(captchaToken ? {} : { captcha: CAPTCHA_REQUIRED }) };
}

/** One id for as long as the text stays the same, so that a retry is recognised and an edited message is a new one. */
let lastSubmission = { text: '', id: '' };

function submissionId(text: string): string {
  if (text !== lastSubmission.text) lastSubmission = { text, id: crypto.randomUUID() };
  return lastSubmission.id;
}

export async function sendMessage(
  values: FormValues,
  recaptchaToken: string,
  elapsedMs: number,
): Promise<void> {
  const { sendContactEmail } = await import('#src/services/messages.ts');
  const { nome = '', email = '', mensagem = '', website = '' } = values;
  await sendContactEmail({
    nome,
    email,
    mensagem,
    website,
    recaptchaToken,
    elapsedMs,
    submissionId: submissionId(JSON.stringify([nome, email, mensagem])),
  });
  lastSubmission = { text: '', id: '' };
}
