import { type ReactNode, useCallback, useState } from 'react';
import { RecentSignInContext } from '#src/desk/base/useRecentSignIn.ts';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { hasRecentCeremony } from '#src/services/accounts/administrator.ts';
import { confirmLocally, confirmWithPasskey } from '#src/services/desk/passkeys.ts';

/** Asks for the passkey before a sensitive action, if it was not used within the last hour. */
export function RecentSignInProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<(isRecent: boolean) => void>();
  const finish = (isRecent: boolean) => {
    answer?.(isRecent);
    setAnswer(undefined);
  };
  const ensureRecentSignIn = useCallback(async () => {
    if (await hasRecentCeremony()) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  }, []);
  return (
    <RecentSignInContext value={ensureRecentSignIn}>
      {children}
      {answer && (
        <AdminDialog title="Confirme que é você" close="Voltar sem confirmar" onClose={() => finish(false)}>
          <p>
            A sua chave de acesso foi usada há mais de uma hora. Para excluir, cancelar, marcar como spam,
            baixar dados ou mudar a equipe, use-a de novo.
          </p>
          <CeremonyButtons label="Confirmar com a chave" onConfirm={() => finish(true)} />
        </AdminDialog>
      )}
    </RecentSignInContext>
  );
}

/** A button that asks for the passkey, if a `label` is given. A local run also has a button that needs no passkey. */
export function CeremonyButtons({ label, onConfirm }: { label?: string; onConfirm: () => void }) {
  const told = { done: '', onDone: onConfirm };
  return (
    <div className="stack-3 start">
      <ActionGroup className="cluster-3">
        {label && (
          <ActionButton {...told} variant="primary" work={confirmWithPasskey}>
            {label}
          </ActionButton>
        )}
        {confirmLocally && (
          <ActionButton {...told} variant="quiet" work={confirmLocally}>
            Seguir sem chave (só nesta execução local)
          </ActionButton>
        )}
      </ActionGroup>
    </div>
  );
}
