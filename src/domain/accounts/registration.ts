import * as v from 'valibot';
import { emailField } from '../forms/contact.ts';
import { singleLineText } from '../forms/textSchemas.ts';
import { newPasswordField, validateTypedTwice } from './newPassword.ts';
import { DISPLAY_NAME_LIMIT, DISPLAY_NAME_MIN } from './profileLimits.ts';

export const EMAIL_TAKEN = 'Este email já está em uso';
export const REGISTRATION_FAILED = 'Ocorreu um erro ao cadastrar. Tente novamente.';

/** Counts characters, not UTF-16 units, as firestore.rules does. */
const hasEnoughCharacters = (name: string) => Array.from(name).length >= DISPLAY_NAME_MIN;

/** Schema of a display name. `label` is the field's name with its article, `required` the message if it is empty. */
export function displayNameField(label: string, required: string) {
  return v.pipe(
    singleLineText(label, DISPLAY_NAME_LIMIT, required),
    v.check(hasEnoughCharacters, `${label} deve ter pelo menos ${DISPLAY_NAME_MIN} caracteres`),
  );
}

const registrationSchema = v.object({
  username: displayNameField('O nome de usuário', 'Nome de usuário é obrigatório'),
  email: emailField,
  password: newPasswordField,
});

export type Registration = v.InferOutput<typeof registrationSchema>;

/** Validates the form's values. Returns the cleaned values, or the message of each wrong field. */
export function validateRegistration(values: Record<string, string>) {
  return validateTypedTwice(registrationSchema, values, 'password');
}
