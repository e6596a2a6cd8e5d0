import { type FormErrors, type FormValues, useForm } from '#src/components/form/useForm.ts';
import { CURRENT_PASSWORD_WRONG, TOO_MANY_ATTEMPTS } from '#src/domain/account.ts';
import type { FieldErrors } from '#src/domain/api.ts';
import { EMAIL_INVALID, EMAIL_TAKEN, PASSWORD_TOO_SHORT } from '#src/domain/registration.ts';
import { FormFailure } from '#src/features/auth/FormFailure.ts';
import type { ServiceError } from '#src/services/ServiceError.ts';

/** What the server found wrong with a field. */
const refusals: Partial<Record<ServiceError['code'], FormErrors>> = {
  'wrong-password': { currentPassword: CURRENT_PASSWORD_WRONG },
  'email-in-use': { newEmail: EMAIL_TAKEN },
  'invalid-email': { newEmail: EMAIL_INVALID },
  'weak-password': { newPassword: PASSWORD_TOO_SHORT },
};

type Checked<Output> = { output: Output; fields?: never } | { output?: never; fields: FieldErrors };

interface SettingsFormOptions<Output> {
  check: (values: FormValues) => Checked<Output>;
  send: (output: Output) => Promise<void>;
  /** What is said when it failed for no reason that a person could mend. */
  failed: string;
}

/** A form of the settings: checked, sent, and empty again once it went through. */
export function useSettingsForm<Output>({ check, send, failed }: SettingsFormOptions<Output>) {
  const form = useForm({
    validate: (values) => check(values).fields ?? {},
    submit: async (values) => {
      const { output, fields } = check(values);
      if (!output) throw new FormFailure('', { fields });
      try {
        await send(output);
      } catch (error) {
        const { code } = error as ServiceError;
        const refused = refusals[code];
        if (refused) throw new FormFailure('', { fields: refused, cause: error });
        throw new FormFailure(code === 'too-many-requests' ? TOO_MANY_ATTEMPTS : failed, { cause: error });
      }
      form.formRef.current?.reset();
    },
  });
  return form;
}
