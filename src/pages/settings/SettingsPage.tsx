import { Link } from 'react-router-dom';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useAsyncAction } from '#src/components/ui/behaviour/useAsyncAction.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { settings } from '#src/copy/accounts/settings.ts';
import { DELETION_WORD, validateDeletion } from '#src/domain/accounts/accountForms.ts';
import { paths } from '#src/domain/site/paths.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAuth } from '#src/features/auth/AuthContext.ts';
import { RequireAuth } from '#src/features/auth/RequireAuth.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import styles from './SettingsPage.module.css';
import { SettingsSection } from './SettingsSection.tsx';

export default function SettingsPage() {
  const { head, title, lead, back } = settings;
  return (
    <>
      <PageHead {...head} path={paths.settings} />
      <div className={styles.opening}>
        <h1 className="large-l breakable">{title}</h1>
        <div className="stack-2 start">
          <p className="measure lead soft">{lead}</p>
          <Link className="target" to={paths.profile}>
            {back}
          </Link>
        </div>
      </div>
      <RequireAuth>
        {(user) => (
          <div className="stack">
            <EmailSection user={user} />
            <PasswordSection email={user.email} />
            <DataSection />
            <DeletionSection />
          </div>
        )}
      </RequireAuth>
    </>
  );
}

function DataSection() {
  const words = settings.data;
  const { status, run } = useAsyncAction(async () => {
    const { exportData } = await import('#src/services/accounts/ownAccount.ts');
    downloadFile(await exportData(), { type: 'application/json', name: words.file });
  });
  return (
    <SettingsSection id="dados" title={words.title} text={words.text}>
      <Button variant="secondary" icon="download" busy={status === 'running'} onClick={run}>
        {status === 'running' ? words.downloading : words.download}
      </Button>
      {status === 'done' && <Notice tone="success" title={words.done} />}
      {status === 'failed' && <Notice tone="error" title={words.failed} />}
    </SettingsSection>
  );
}

/** After the deletion, the route guard redirects to /login, which confirms it. */
function DeletionSection() {
  const { title, text, failed } = settings.deletion;
  const { deleteAccount } = useAuth();
  const form = useAccountForm({
    check: validateDeletion,
    send: ({ currentPassword }) => deleteAccount(currentPassword),
    failed,
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
