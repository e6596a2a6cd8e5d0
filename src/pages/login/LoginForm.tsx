import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import { login } from '#src/copy/accounts/login.ts';
import { SIGN_IN_FAILED } from '#src/domain/accounts/accountForms.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { FormFailure } from '#src/features/auth/FormFailure.ts';
import styles from './LoginForm.module.css';

/** Signs in. Every failure has the same message (docs/product.md, section 8): nobody learns which accounts exist. */
async function enter({ email = '', password = '', remember }: FormValues, start: () => Promise<void>) {
  try {
    await start();
    const { signIn } = await import('#src/services/accounts/auth.ts');
    await signIn(email.trim(), password, remember !== undefined);
  } catch (error) {
    throw new FormFailure(SIGN_IN_FAILED, { cause: error });
  }
}

export function LoginForm() {
  const { start } = useAuth();
  const form = useForm({ validate: () => ({}), submit: (values) => enter(values, start) });
  const { formRef, state } = form;
  const failed = state.status === 'failed';
  const [email, setEmail] = useState('');

  useLayoutEffect(() => {
    // The button lost the focus while it was disabled. The focus moves to the password, which is probably wrong.
    if (failed) formRef.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [failed, formRef]);

  return (
    <div className="stack-6">
      <AccountForm form={form} labelledBy="entrar" submit="Entrar" submitting="Entrando..." browserChecks>
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField label="Senha" name="password" autoComplete="current-password" required />
        <div className="stack">
          <CheckboxField
            label="Lembrar dados de acesso"
            name="remember"
            aria-describedby="lembrar-explicacao"
          />
          <p className={styles.explanation} id="lembrar-explicacao">
            {login.remember}
          </p>
        </div>
      </AccountForm>
      <p className={styles.ways}>
        <Link className="target inline-block" to={paths.passwordReset} state={{ email }}>
          {login.forgotten}
        </Link>
        <span>
          {login.newcomer.text}{' '}
          <Link className="target inline-block" to={paths.registration}>
            {login.newcomer.link}
          </Link>
        </span>
      </p>
    </div>
  );
}
