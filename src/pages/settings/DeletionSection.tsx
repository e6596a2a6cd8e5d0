import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import { DELETION_WORD, validateDeletion } from '#src/domain/accounts/accountForms.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The form that deletes the account. Afterwards the route guard redirects to /login, which confirms the deletion. */
export function DeletionSection() {
  const { title, text, failed } = settings.deletion;
  const { deleteAccount } = useAuth();
  const form = useAccountForm({
    check: validateDeletion,
    send: ({ currentPassword }) => deleteAccount(currentPassword),
    failed,
    refusedFields: { 'wrong-password': 'currentPassword' },
  });
  return (
    <SettingsSection id="excluir" title={title} text={text} tone="coral">
      <Panel>
        <AccountForm
          form={form}
          labelledBy="excluir"
          submit="Excluir a conta para sempre"
          submitting="Excluindo..."
        >
          <TextField
            label={`Escreva ${DELETION_WORD} para confirmar`}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <PasswordField
            label="Senha atual"
            name="currentPassword"
            autoComplete="current-password"
            required
          />
        </AccountForm>
      </Panel>
    </SettingsSection>
  );
}
