import * as v from 'valibot';
import { emailField } from '../forms/contact.ts';
import { PASSWORD_REQUIRED, USERNAME_REQUIRED } from '../forms/fieldMessages.ts';
import { singleLineText } from '../forms/textSchemas.ts';
import { validateFields } from '../forms/validateFields.ts';
import { DISPLAY_NAME_LIMIT, DISPLAY_NAME_MIN } from './profileLimits.ts';

/** Firebase's own minimum of a password. */
export const PASSWORD_MIN = 6;

export const PASSWORD_TOO_SHORT = `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`;
export const EMAIL_INVALID = 'Por favor, insira um email válido';
export const EMAIL_TAKEN = 'Este email já está em uso';
export const REGISTRATION_FAILED = 'Ocorreu um erro ao cadastrar. Tente novamente.';

/** As the rules of the database count them: characters, not UTF-16 units. */
const hasEnoughCharacters = (name: string) => Array.from(name).length >= DISPLAY_NAME_MIN;

/** One line within the limits of a display name; `label` is the field with its article, `required` the message of an empty one. */
export function displayNameField(label: string, required: string) {
  return v.pipe(
    singleLineText(label, DISPLAY_NAME_LIMIT, required),
    v.check(hasEnoughCharacters, `${label} deve ter pelo menos ${DISPLAY_NAME_MIN} caracteres`),
  );
}

/** A password to be set: kept exactly as it was typed, spaces included. */
export const newPasswordField = v.pipe(
  v.string(PASSWORD_REQUIRED),
  v.nonEmpty(PASSWORD_REQUIRED),
  v.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
);

const registrationSchema = v.object({
  username: displayNameField('O nome de usuário', USERNAME_REQUIRED),
  email: emailField,
  password: newPasswordField,
});

/** Data of a new account. */
export type Registration = v.InferOutput<typeof registrationSchema>;

/** The form's values (username, email, password, confirmPassword): the clean account, or each wrong field's message. */
export function validateRegistration(values: Record<string, string>) {
  return validateTypedTwice(registrationSchema, values, 'password');
}

/** Checks values of which `confirmPassword` must be the same as the one called `password`. */
export function validateTypedTwice<Output>(
  schema: v.GenericSchema<unknown, Output>,
  values: Record<string, string>,
  password: 'password' | 'newPassword',
): ReturnType<typeof validateFields<Output>> {
  const checked = validateFields(schema, values);
  if (values[password] === values.confirmPassword) return checked;
  return { fields: { ...checked.fields, confirmPassword: 'As senhas não coincidem' } };
}
