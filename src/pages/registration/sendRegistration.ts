import type { FormErrors, FormValues } from '#src/components/form/useForm.ts';
import {
  EMAIL_INVALID,
  EMAIL_TAKEN,
  PASSWORD_TOO_SHORT,
  REGISTRATION_FAILED,
  validateRegistration,
} from '#src/domain/registration.ts';
import { FormFailure } from '#src/features/auth/FormFailure.ts';
import type { ServiceError } from '#src/services/ServiceError.ts';

/** What the server found wrong with a field, in the words of docs/product.md, section 8. */
const refusals: Partial<Record<ServiceError['code'], FormErrors>> = {
  'email-in-use': { email: EMAIL_TAKEN },
  'invalid-email': { email: EMAIL_INVALID },
  'weak-password': { password: PASSWORD_TOO_SHORT },
};

/** Creates the account and leaves the person signed in. Throws a FormFailure. */
export async function sendRegistration(values: FormValues, start: () => Promise<void>): Promise<void> {
  const { output, fields } = validateRegistration(values);
  if (!output) throw new FormFailure('', { fields });
  try {
    await start();
    const { register } = await import('#src/services/auth.ts');
    await register(output);
  } catch (error) {
    const refused = refusals[(error as ServiceError).code];
    throw new FormFailure(refused ? '' : REGISTRATION_FAILED, { fields: refused, cause: error });
  }
}
