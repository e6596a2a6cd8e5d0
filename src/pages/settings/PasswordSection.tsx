import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import { validatePasswordChange } from '#src/domain/accounts/accountForms.ts';
import {
  ADMINISTRATOR_PASSWORD_HINT,
  administratorPasswordError,
} from '#src/domain/accounts/administratorPassword.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { NewPasswordFields } from '#src/features/auth/NewPasswordFields.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';
import { useIsAdministrator } from '#src/features/auth/useIsAdministrator.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function PasswordSection({ email }: { email: string }) {
  const { title, text, changed, failed } = settings.password;
  const isAdministrator = useIsAdministrator();
  const form = useAccountForm({
    check: (values) => {
      const checked = validatePasswordChange(values);
      const error = isAdministrator && administratorPasswordError(values.newPassword ?? '', email);
      return error ? { fields: { newPassword: error, ...checked.fields } } : checked;
    },
    send: async ({ newPassword, currentPassword }) => {
      const { changePassword } = await import('#src/services/accounts/ownAccount.ts');
      await changePassword(newPassword, currentPassword);
    },
    failed,
  });
  return (
    <SettingsSection id="senha" title={title} text={text} tone="surface">
      <AccountForm
        form={form}
        labelledBy="senha"
        submit="Trocar senha"
        submitting="Trocando..."
        success={<Notice tone="success" {...changed} />}
      >
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField label="Senha atual" name="currentPassword" autoComplete="current-password" required />
        <NewPasswordFields {...(isAdministrator && { hint: ADMINISTRATOR_PASSWORD_HINT })} />
      </AccountForm>
    </SettingsSection>
  );
}
