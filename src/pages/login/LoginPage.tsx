import { useLayoutEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { type FormValues, useForm } from '#src/components/form/useForm.ts';
import { StitchPath } from '#src/components/ui/drawings/StitchPath.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { login } from '#src/copy/accounts/login.ts';
import { SIGN_IN_FAILED } from '#src/domain/accounts/accountForms.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { type SignInState, useAuth } from '#src/features/auth/AuthContext.ts';
import { formFailure } from '#src/features/auth/formFailure.ts';
import illustration from '#src/pictures/site/login.svg?picture';
import styles from './LoginPage.module.css';

export default function LoginPage() {
  const { state } = useAuth();
  const { from, deleted }: SignInState = useLocation().state ?? {};
  const { head, title, lead } = login;

  // Also redirects visitors who were already signed in, because this page has nothing for them.
  if (state.status === 'signedIn') return <Navigate to={from ?? paths.home} replace />;
  return (
    <div className="gutter clip">
      <PageHead {...head} path={paths.login} />
      <div className={`${styles.inner} content-width stack-6`}>
        <div className={styles.words}>
          <h1 id="entrar">{title}</h1>
          <p className="lead soft">{lead}</p>
          {from && <Notice tone="warning" live={false} title={login.sentHere} />}
          {deleted && <Notice tone="success" {...login.deleted} />}
          <LoginForm />
        </div>
        <div className={styles.illustration}>
          <StitchPath
            className={`${styles.path} path-l`}
            viewBox="0 0 160 260"
            path="M-40 238 C 30 262 104 236 92 178 S -16 128 6 72 S 118 62 160 0"
          />
          <Picture image={illustration} priority />
        </div>
      </div>
    </div>
  );
}

/** Signs in. Every failure has the same message (docs/product.md, section 8): nobody learns which accounts exist. */
async function enter({ email = '', password = '', remember }: FormValues, start: () => Promise<void>) {
  try {
    await start();
    const { signIn } = await import('#src/services/accounts/auth.ts');
    await signIn(email.trim(), password, remember !== undefined);
  } catch (error) {
    throw formFailure(SIGN_IN_FAILED, error);
  }
}

function LoginForm() {
  const { start } = useAuth();
  const form = useForm({ validate: () => ({}), submit: (values) => enter(values, start) });
  const { formRef, state } = form;
  const failed = state.status === 'failed';
  const [email, setEmail] = useState('');

  useLayoutEffect(() => {
    // The password is probably wrong, so it takes the focus.
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
