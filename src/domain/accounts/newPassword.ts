import * as v from 'valibot';
import { validateFields } from '../forms/validateFields.ts';

/** Firebase's minimum length of a password. */
export const PASSWORD_MIN = 6;

export const PASSWORD_TOO_SHORT = `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`;

const REQUIRED = 'Senha é obrigatória';

/** A new password. It is used exactly as typed, including spaces. */
export const newPasswordField = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
);

/** Checks `values` against `schema`, and that `confirmPassword` equals the field `password`. */
export function validateTypedTwice<Output>(
  schema: v.GenericSchema<unknown, Output>,
  values: Record<string, string>,
  password: 'password' | 'newPassword',
): ReturnType<typeof validateFields<Output>> {
  const checked = validateFields(schema, values);
  if (values[password] === values.confirmPassword) return checked;
  return { fields: { ...checked.fields, confirmPassword: 'As senhas não coincidem' } };
}
