import * as v from 'valibot';
import { INVALID_REQUEST } from '../site/requestErrors.ts';
import { EMAIL_LIMIT, MESSAGE_LIMIT, NAME_LIMIT } from './fieldLimits.ts';
import { CAPTCHA_REQUIRED, EMAIL_REQUIRED, MESSAGE_REQUIRED, NAME_REQUIRED } from './fieldMessages.ts';
import { multilineText, singleLineText } from './textSchemas.ts';
import { validateFields } from './validateFields.ts';

/** Shortest believable time in milliseconds between opening a form and sending it. */
export const MIN_ELAPSED_MS = 2000;

// One address and nothing else: what separates or quotes addresses in a mail header is not part of it.
// Labels exclude the dot, so matching takes linear time.
const EMAIL_PATTERN =
  /^[^\s@,;:<>()[\]\\"\p{Cf}]+@(?:[^\s@.,;:<>()[\]\\"\p{Cf}]+\.)+[^\s@.,;:<>()[\]\\"\p{Cf}]+$/u;

/** A required e-mail address of one person, trimmed, with the messages of docs/product.md, section 5. */
export const emailField = v.pipe(
  singleLineText('O email', EMAIL_LIMIT, EMAIL_REQUIRED),
  v.regex(EMAIL_PATTERN, 'Por favor, insira um email válido'),
);

/** Fields of the contact form; parse with `abortPipeEarly` for one message a field. */
export const contactFormSchema = v.object({
  nome: singleLineText('O nome', NAME_LIMIT, NAME_REQUIRED),
  email: emailField,
  mensagem: multilineText('A mensagem', MESSAGE_LIMIT, MESSAGE_REQUIRED),
});

/**
 * Sent by both forms beside their fields: the captcha's token, a UUID that recognises a repeated submission, a honeypot, and the
 * milliseconds since the form was opened. A caller may leave the last three out.
 */
export const antiSpamEntries = {
  recaptchaToken: v.pipe(v.string(CAPTCHA_REQUIRED), v.trim(), v.nonEmpty(CAPTCHA_REQUIRED)),
  idempotencyKey: v.optional(v.pipe(v.string(INVALID_REQUEST), v.uuid(INVALID_REQUEST), v.toLowerCase())),
  conferencia: v.optional(v.string(INVALID_REQUEST), ''),
  elapsedMs: v.optional(v.number(INVALID_REQUEST)),
};

/** Body of `POST /api/sendContactEmail`. */
export const contactRequestSchema = v.object({ ...contactFormSchema.entries, ...antiSpamEntries });

/** The three visible fields, clean and within their limits. */
export type ContactMessage = v.InferOutput<typeof contactFormSchema>;

/**
 * The fields of the contact form in words. From here they come into the studio's mail, the table for spreadsheets, the
 * search and a member's own export; the compiler asks for each, and tests for its place in the form and the privacy text.
 */
export const contactFields: Record<keyof ContactMessage, string> = {
  nome: 'Nome',
  email: 'Email',
  mensagem: 'Mensagem',
};

export const contactFieldNames = Object.keys(contactFields) as (keyof ContactMessage)[];

/** The fields of the contact form among `values`, and nothing else. */
export const contactMessageOf = (values: ContactMessage): ContactMessage =>
  Object.fromEntries(contactFieldNames.map((name) => [name, values[name]])) as ContactMessage;

/** The body that a browser sends. */
export type ContactRequestBody = v.InferInput<typeof contactRequestSchema>;

/** The body of a checked request. */
export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;

const NOTHING_SENT = {
  ...Object.fromEntries(contactFieldNames.map((name) => [name, ''])),
  recaptchaToken: '',
};

/** Checks a parsed JSON object; answers the clean request, or the first message of each wrong field. */
export function validateContactRequest(body: object) {
  return validateFields(contactRequestSchema, { ...NOTHING_SENT, ...body });
}

/** Whether the honeypot is filled in, or it was sent faster than a person can. */
export function isLikelySpam({
  conferencia,
  elapsedMs,
}: Pick<ContactRequest, 'conferencia' | 'elapsedMs'>): boolean {
  return conferencia !== '' || (elapsedMs !== undefined && elapsedMs < MIN_ELAPSED_MS);
}

/** The error of a corrected e-mail in words; undefined for one that mails can go to. */
export function correctionError(email: string): string | undefined {
  return v.safeParse(emailField, email, { abortPipeEarly: true }).issues?.[0].message;
}
