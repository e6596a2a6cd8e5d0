import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PlainEmailField } from '#src/components/form/fields/PlainEmailField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { PrivacyNote } from '#src/components/form/PrivacyNote.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { registration } from '#src/copy/accounts/registration.ts';
import { DISPLAY_NAME_LIMIT } from '#src/domain/accounts/profileLimits.ts';
import { REGISTRATION_FAILED, validateRegistration } from '#src/domain/accounts/registration.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { NewPasswordFields } from '#src/features/auth/NewPasswordFields.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';

export function RegistrationForm({ onNameChange }: { onNameChange: (name: string) => void }) {
  const { start } = useAuth();
  const form = useAccountForm({
    check: validateRegistration,
    send: async (account) => {
      await start();
      const { register } = await import('#src/services/accounts/auth.ts');
      await register(account);
      onNameChange('');
    },
    failed: REGISTRATION_FAILED,
    tooMany: REGISTRATION_FAILED,
  });

  return (
    <Panel>
      <AccountForm
        form={form}
        labelledBy="criar-conta"
        submit="Criar conta"
        submitting="Criando a conta..."
        success={<RegistrationSuccess />}
      >
        <TextField
          label="Nome de usuário"
          name="username"
          autoComplete="nickname"
          maxLength={DISPLAY_NAME_LIMIT}
          required
          onChange={(event) => onNameChange(event.target.value)}
        />
        <PlainEmailField />
        <NewPasswordFields name="password" label="Senha" confirmation="Confirmar senha" />
      </AccountForm>
      <PrivacyNote text={registration.privacy} />
      <p>
        {registration.member.text}{' '}
        <Link className="target inline-block" to={paths.login}>
          {registration.member.link}
        </Link>
      </p>
    </Panel>
  );
}

/** The confirmation of a registration. It takes the focus and scrolls into view, so that nobody misses it. */
function RegistrationSuccess() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { title, text, link, verify, settings } = registration.success;
  return (
    <div ref={place} tabIndex={-1} className="no-outline">
      <Notice tone="success" title={title}>
        <p>
          {text}
          <Link to={paths.profile}>{link}</Link>?
        </p>
        <p>
          {verify}
          <Link to={paths.settings}>{settings}</Link>.
        </p>
      </Notice>
    </div>
  );
}
