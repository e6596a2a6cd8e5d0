import { Link } from 'react-router-dom';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { PrivacyNote } from '#src/components/form/PrivacyNote.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { registration } from '#src/copy/accounts/registration.ts';
import { DISPLAY_NAME_LIMIT } from '#src/domain/accounts/profileLimits.ts';
import { REGISTRATION_FAILED, validateRegistration } from '#src/domain/accounts/registration.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { NewPasswordFields } from '#src/features/auth/NewPasswordFields.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';
import { RegistrationSuccess } from './RegistrationSuccess.tsx';

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
    refusedFields: { 'email-in-use': 'email', 'invalid-email': 'email', 'weak-password': 'password' },
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
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_LIMIT}
          spellCheck={false}
          required
        />
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
