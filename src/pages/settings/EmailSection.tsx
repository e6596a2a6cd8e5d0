import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { PlainEmailField } from '#src/components/form/fields/PlainEmailField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import { validateEmailChange } from '#src/domain/accounts/accountForms.ts';
import type { AuthUser } from '#src/domain/accounts/authUser.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';
import { useFreshAccount } from '#src/features/auth/useFreshAccount.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function EmailSection({ user }: { user: AuthUser }) {
  const { title, text, changed, failed } = settings.email;
  const form = useAccountForm({
    check: (values) => validateEmailChange(values, user.email),
    send: async ({ newEmail, currentPassword }) => {
      const { changeEmail } = await import('#src/services/accounts/ownAccount.ts');
      await changeEmail(newEmail, currentPassword);
    },
    failed,
  });
  return (
    <SettingsSection id="email" title={title} text={text}>
      <EmailStatus user={user} />
      <AccountForm
        form={form}
        labelledBy="email"
        submit="Trocar email"
        submitting="Trocando..."
        success={<Notice tone="success" {...changed} />}
      >
        <PlainEmailField label="Novo email" name="newEmail" />
        <PasswordField label="Senha atual" name="currentPassword" autoComplete="current-password" required />
      </AccountForm>
    </SettingsSection>
  );
}

function EmailStatus({ user: { email, emailVerified } }: { user: AuthUser }) {
  useFreshAccount();
  const words = settings.email;
  const { status, run } = useAsyncAction(async () => {
    const { sendVerification } = await import('#src/services/accounts/ownAccount.ts');
    await sendVerification();
  });
  return (
    <div className="stack-3 start">
      <p className="heading title-s breakable contain">{email}</p>
      <p className={`row-2 middle strong ${emailVerified ? 'success' : 'error'}`}>
        <Icon name={emailVerified ? 'check' : 'alert'} />
        {emailVerified ? words.verified : words.unverified}
      </p>
      {!emailVerified && (
        <Button variant="secondary" icon="mail" busy={status === 'running'} onClick={run}>
          {status === 'running' ? words.verifying : words.verify}
        </Button>
      )}
      {!emailVerified && status === 'done' && <Notice tone="success" title={words.verificationSent} />}
      {status === 'failed' && <Notice tone="error" title={words.verificationFailed} />}
    </div>
  );
}
