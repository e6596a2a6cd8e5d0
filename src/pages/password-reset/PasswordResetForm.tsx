import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import { Panel } from '#src/components/ui/Panel.tsx';
import { passwordReset } from '#src/content/passwordReset.ts';
import { TOO_MANY_ATTEMPTS, validatePasswordReset } from '#src/domain/account.ts';
import { EMAIL_LIMIT } from '#src/domain/fieldLimits.ts';
import { paths } from '#src/domain/paths.ts';
import { EMAIL_INVALID } from '#src/domain/registration.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { FormFailure } from '#src/features/auth/FormFailure.ts';
import type { ServiceError } from '#src/services/ServiceError.ts';

/** The e-mail that a navigation from /login carried along, '' for none. */
function readCarriedEmail(state: unknown): string {
  const { email } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' ? email : '';
}

async function askForLink(values: FormValues): Promise<void> {
  const { output, fields } = validatePasswordReset(values);
  if (!output) throw new FormFailure('', { fields });
  try {
    const { sendPasswordReset } = await import('#src/services/auth.ts');
    await sendPasswordReset(output.email);
  } catch (error) {
    const { code } = error as ServiceError;
    if (code === 'invalid-email')
      throw new FormFailure('', { fields: { email: EMAIL_INVALID }, cause: error });
    const message = code === 'too-many-requests' ? TOO_MANY_ATTEMPTS : passwordReset.failed;
    throw new FormFailure(message, { cause: error });
  }
}

export function PasswordResetForm({ onErrorsChange }: { onErrorsChange: (hasErrors: boolean) => void }) {
  const form = useForm({
    validate: (values) => validatePasswordReset(values).fields ?? {},
    submit: askForLink,
  });
  const [carriedEmail, setCarriedEmail] = useState(readCarriedEmail(useLocation().state));
  const { errors, state, hasErrors, startAgain } = form;
  const failed = hasErrors || state.status === 'failed';
  const { success, remembered } = passwordReset;

  const handleAgain = () => {
    setCarriedEmail('');
    startAgain();
  };

  useEffect(() => onErrorsChange(failed), [failed, onErrorsChange]);

  return (
    <div className="stack-5">
      {state.status === 'success' ? (
        <FormSuccess {...success} onAgain={handleAgain} />
      ) : (
        <Panel>
          <AccountForm form={form} labelledBy="recuperar-senha" submit="Enviar link" submitting="Enviando...">
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={carriedEmail}
              maxLength={EMAIL_LIMIT}
              spellCheck={false}
              required
              error={errors.email}
            />
          </AccountForm>
        </Panel>
      )}
      <p>
        {remembered.text}{' '}
        <Link className="target inline-block" to={paths.login}>
          {remembered.link}
        </Link>
      </p>
    </div>
  );
}
