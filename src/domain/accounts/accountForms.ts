import * as v from 'valibot';
import { emailField } from '../forms/contact.ts';
import { validateFields } from '../forms/validateFields.ts';
import type { FieldErrors } from '../site/apiAnswer.ts';
import { newPasswordField, validateTypedTwice } from './newPassword.ts';

export const SIGN_IN_FAILED = 'Email ou senha incorretos';
export const CURRENT_PASSWORD_WRONG = 'Senha atual incorreta';
export const TOO_MANY_ATTEMPTS = 'Muitas tentativas em pouco tempo. Tente novamente em alguns minutos.';

export const DELETION_WORD = 'EXCLUIR';
type Values = Record<string, string>;

const currentPassword = v.pipe(
  v.string('Senha atual é obrigatória'),
  v.nonEmpty('Senha atual é obrigatória'),
);

const resetSchema = v.object({ email: emailField });
const emailChangeSchema = v.object({ newEmail: emailField, currentPassword });
const passwordChangeSchema = v.object({ newPassword: newPasswordField, currentPassword });
const deletionSchema = v.object({
  confirmation: v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.literal(DELETION_WORD, `Escreva ${DELETION_WORD} para confirmar`),
  ),
  currentPassword,
});

/** Validates the e-mail in the form that asks for a new password. */
export function validatePasswordReset(values: Values) {
  return validateFields(resetSchema, values);
}

/** Validates a new e-mail, which must differ from the account's `email`. */
export function validateEmailChange(values: Values, email: string) {
  const checked = validateFields(emailChangeSchema, values);
  if (checked.output?.newEmail.toLowerCase() !== email.toLowerCase()) return checked;
  return { fields: { newEmail: 'Este já é o email da sua conta' } satisfies FieldErrors };
}

export function validatePasswordChange(values: Values) {
  return validateTypedTwice(passwordChangeSchema, values, 'newPassword');
}

/** Like validatePasswordChange, but without the old password: the link in a mail proves whose account it is. */
export function validateNewPassword(values: Values) {
  return validateTypedTwice(v.object({ newPassword: newPasswordField }), values, 'newPassword');
}

/** Validates the word that confirms a deletion, in upper or lower case, and requires the password. */
export function validateDeletion(values: Values) {
  return validateFields(deletionSchema, values);
}
