import { createContext, type ReactNode, useCallback, useContext, useRef } from 'react';
import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import type { FormValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { PASSWORD_REQUIRED } from '#src/domain/forms/fieldMessages.ts';
import { AccountForm } from '#src/features/auth/AccountForm.tsx';
import { useAccountForm } from '#src/features/auth/useAccountForm.ts';

const RecentSignInContext = createContext<() => Promise<boolean>>(async () => true);

/**
 * Resolves whether the member signed in within the hour, as deleting, cancelling and exporting demand; asks for the
 * password where it was longer ago. False when somebody would rather not say it.
 */
export const useRecentSignIn = () => useContext(RecentSignInContext);

const loadService = () => import('#src/services/accounts/administrator.ts');

/** Asks for the password again before what needs a recent sign-in, and then goes on with it. */
export function RecentSignInProvider({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useRef<(isRecent: boolean) => void>(() => {});
  const confirmed = useRef(false);

  const form = useAccountForm<FormValues>({
    check: (values) =>
      values.currentPassword ? { output: values } : { fields: { currentPassword: PASSWORD_REQUIRED } },
    send: async ({ currentPassword = '' }) => {
      const { confirmSignIn } = await loadService();
      await confirmSignIn(currentPassword);
      confirmed.current = true;
      dialog.current?.close();
    },
    failed: 'Não foi possível confirmar a senha. Tente de novo.',
    refusedFields: { 'wrong-password': 'currentPassword' },
  });
  const handleClose = () => {
    form.formRef.current?.reset();
    answer.current(confirmed.current);
    confirmed.current = false;
  };
  const ensureRecentSignIn = useCallback(async () => {
    const { hasRecentSignIn } = await loadService();
    if (await hasRecentSignIn()) return true;
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
      dialog.current?.showModal();
    });
  }, []);
  return (
    <RecentSignInContext value={ensureRecentSignIn}>
      {children}
      <AdminDialog ref={dialog} title="Confirme que é você" onClose={handleClose}>
        <p id="confirmar-senha">
          Você entrou há mais de uma hora. Para excluir, cancelar ou baixar dados, digite a sua senha de novo.
        </p>
        <AccountForm form={form} labelledBy="confirmar-senha" submit="Confirmar" submitting="Confirmando...">
          <PasswordField label="Senha" name="currentPassword" autoComplete="current-password" required />
        </AccountForm>
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          Voltar sem confirmar
        </Button>
      </AdminDialog>
    </RecentSignInContext>
  );
}
