import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import { CURRENT_PASSWORD_WRONG, TOO_MANY_ATTEMPTS } from '#src/domain/accounts/accountForms.ts';
import { PASSWORD_TOO_SHORT } from '#src/domain/accounts/newPassword.ts';
import { EMAIL_TAKEN } from '#src/domain/accounts/registration.ts';
import { EMAIL_INVALID } from '#src/domain/forms/fieldMessages.ts';
import type { validateFields } from '#src/domain/forms/validateFields.ts';
import type { ServiceError, ServiceErrorCode } from '#src/services/firebase/ServiceError.ts';
import { formFailure } from './formFailure.ts';

/** The messages of errors, each with the names that the field beside it has in the forms. */
const refusals: Partial<Record<ServiceErrorCode, [message: string, ...names: string[]]>> = {
  'wrong-password': [CURRENT_PASSWORD_WRONG, 'currentPassword'],
  'email-in-use': [EMAIL_TAKEN, 'email', 'newEmail'],
  'invalid-email': [EMAIL_INVALID, 'email', 'newEmail'],
  'weak-password': [PASSWORD_TOO_SHORT, 'password', 'newPassword'],
};

interface AccountFormOptions<Output> {
  check: (values: FormValues) => ReturnType<typeof validateFields<Output>>;
  /** Rejects with a ServiceError. */
  send: (output: Output) => Promise<void>;
  /** The message for a failure that the visitor cannot fix. */
  failed: string;
  tooMany?: string;
}

export function useAccountForm<Output>(options: AccountFormOptions<Output>) {
  const { check, send, failed, tooMany = TOO_MANY_ATTEMPTS } = options;
  const form = useForm({
    validate: (values) => check(values).fields ?? {},
    submit: async (values) => {
      try {
        await send(check(values).output as Output);
      } catch (error) {
        const { code } = error as ServiceError;
        const [message, ...names] = refusals[code] ?? [];
        const field = names.find((name) => name in values);
        if (field) throw formFailure('', error, { [field]: message });
        throw formFailure(code === 'too-many-requests' ? tooMany : failed, error);
      }
      form.formRef.current?.reset();
    },
  });
  return form;
}
