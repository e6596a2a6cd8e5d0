import * as v from 'valibot';
import { INVALID_REQUEST } from '../site/requestErrors.ts';
import { EMAIL_LIMIT, MESSAGE_LIMIT, NAME_LIMIT } from './fieldLimits.ts';
import { CAPTCHA_REQUIRED, EMAIL_INVALID, MESSAGE_REQUIRED } from './fieldMessages.ts';
import { type FormFields, formSchema } from './formFields.ts';
import { multilineText, singleLineText } from './textSchemas.ts';

/** A person needs at least this many milliseconds from opening a form to sending it. */
export const MIN_ELAPSED_MS = 2000;

// One address without separators, quotes or encoded words (RFC 2047). Linear, because labels of a domain have no dot.
const EMAIL_PATTERN =
  /^(?!.*=\?)[^\s@,;:<>()[\]\\"\p{Cf}]+@(?:[^\s@.,;:<>()[\]\\"\p{Cf}]+\.)+[^\s@.,;:<>()[\]\\"\p{Cf}]+$/u;

/** One required e-mail address, trimmed. Refuses several. The messages are in docs/product.md, section 5. */
export const emailField = v.pipe(
  singleLineText('O email', EMAIL_LIMIT, 'Email é obrigatório'),
  v.regex(EMAIL_PATTERN, EMAIL_INVALID),
);

/** The fields of the contact form. Mails, desk, export, search and members' own data use this table. */
export const contactFields = {
  nome: {
    label: 'Nome',
    schema: singleLineText('O nome', NAME_LIMIT, 'Nome é obrigatório'),
    namesSender: true,
  },
  email: { label: 'Email', schema: emailField },
  mensagem: { label: 'Mensagem', schema: multilineText('A mensagem', MESSAGE_LIMIT, MESSAGE_REQUIRED) },
} satisfies FormFields;

export const contactFormSchema = formSchema(contactFields);

/** Every form adds these values. Clients that are not browsers may omit all except the captcha's token. */
export const antiSpamEntries = {
  recaptchaToken: v.pipe(v.string(CAPTCHA_REQUIRED), v.trim(), v.nonEmpty(CAPTCHA_REQUIRED)),
  idempotencyKey: v.optional(v.pipe(v.string(INVALID_REQUEST), v.uuid(INVALID_REQUEST), v.toLowerCase())),
  conferencia: v.optional(v.string(INVALID_REQUEST), ''),
  elapsedMs: v.optional(v.number(INVALID_REQUEST)),
};

const antiSpamSchema = v.object(antiSpamEntries);

export type AntiSpamFields = v.InferInput<typeof antiSpamSchema>;

/** Whether the honeypot is filled in, or the form was sent faster than a person could. */
export function isLikelySpam({
  conferencia,
  elapsedMs,
}: Pick<v.InferOutput<typeof antiSpamSchema>, 'conferencia' | 'elapsedMs'>): boolean {
  return conferencia !== '' || (elapsedMs !== undefined && elapsedMs < MIN_ELAPSED_MS);
}

/** The error message for a corrected e-mail address; undefined if the address is valid. */
export function correctionError(email: string): string | undefined {
  return v.safeParse(emailField, email, { abortPipeEarly: true }).issues?.[0].message;
}
