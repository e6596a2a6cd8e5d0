import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FormSuccess } from '#src/components/form/FormSuccess.tsx';
import { PlainEmailField } from '#src/components/form/fields/PlainEmailField.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { Picture } from '#src/components/ui/Picture.tsx';
import { passwordReset } from '#src/copy/accounts/passwordReset.ts';
import { validatePasswordReset } from '#src/domain/accounts/accountForms.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';
import illustration from '#src/pictures/site/login.svg?picture';
import styles from './PasswordResetPage.module.css';

/** The login page's picture. The picture is decorative here, so it has no alternative text. */
const key = { ...illustration, alt: '' };

export default function PasswordResetPage() {
  const { head, title, lead } = passwordReset;
  return (
    <div className="task-page gutter" data-tone="sky">
      <PageHead {...head} path={paths.passwordReset} />
      <div className={styles.inner}>
        <h1 id="recuperar-senha" className="large-l">
          {title}
        </h1>
        <p className={`${styles.lead} measure lead balance`}>{lead}</p>
        <div className={styles.keyhole}>
          <Picture image={key} priority />
        </div>
        <div className={`${styles.form} shrinkable`}>
          <PasswordResetForm />
        </div>
      </div>
    </div>
  );
}

function readCarriedEmail(state: unknown): string {
  const { email } = (state ?? {}) as Record<string, unknown>;
  return typeof email === 'string' ? email : '';
}

function PasswordResetForm() {
  const { success, remembered, failed: notSent } = passwordReset;
  const form = useAccountForm({
    check: validatePasswordReset,
    send: async ({ email }) => {
      const { sendPasswordReset } = await import('#src/services/accounts/auth.ts');
      await sendPasswordReset(email);
    },
    failed: notSent,
  });
  const [carriedEmail, setCarriedEmail] = useState(readCarriedEmail(useLocation().state));
  const { state, startAgain } = form;

  const handleAgain = () => {
    setCarriedEmail('');
    startAgain();
  };

  return (
    <div className="stack-5">
      {state.status === 'success' ? (
        <FormSuccess {...success} onAgain={handleAgain} />
      ) : (
        <Panel>
          <AccountForm form={form} labelledBy="recuperar-senha" submit="Enviar link" submitting="Enviando...">
            <PlainEmailField autoComplete="username" defaultValue={carriedEmail} />
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
