import { type ReactNode, useCallback, useState } from 'react';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { RecentSignInContext } from '#src/desk/base/useRecentSignIn.ts';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { PASSWORD_REQUIRED } from '#src/domain/forms/fieldMessages.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';

const loadService = () => import('#src/services/accounts/administrator.ts');

/** Asks for the password again before what needs a recent sign-in, and then goes on with it. */
export function RecentSignInProvider({ children }: { children: ReactNode }) {
  /** Set while it is asked for. */
  const [answer, setAnswer] = useState<(isRecent: boolean) => void>();
  const finish = (isRecent: boolean) => {
    answer?.(isRecent);
    setAnswer(undefined);
  };
  const form = useAccountForm<FormValues>({
    check: (values) =>
      values.currentPassword ? { output: values } : { fields: { currentPassword: PASSWORD_REQUIRED } },
    send: async ({ currentPassword = '' }) => {
      const { confirmSignIn } = await loadService();
      await confirmSignIn(currentPassword);
      finish(true);
    },
    failed: 'Não foi possível confirmar a senha. Tente de novo.',
    refusedFields: { 'wrong-password': 'currentPassword' },
  });
  const ensureRecentSignIn = useCallback(async () => {
    const { hasRecentSignIn } = await loadService();
    if (await hasRecentSignIn()) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  }, []);
  return (
    <RecentSignInContext value={ensureRecentSignIn}>
      {children}
      {answer && (
        <AdminDialog title="Confirme que é você" close="Voltar sem confirmar" onClose={() => finish(false)}>
          <p id="confirmar-senha">
            Você entrou há mais de uma hora. Para excluir, cancelar, marcar como spam ou baixar dados, digite
            a sua senha de novo.
          </p>
          <AccountForm
            form={form}
            labelledBy="confirmar-senha"
            submit="Confirmar"
            submitting="Confirmando..."
          >
            <PasswordField label="Senha" name="currentPassword" autoComplete="current-password" required />
          </AccountForm>
        </AdminDialog>
      )}
    </RecentSignInContext>
  );
}
