import { useEffect, useState } from 'react';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { askForPasskeyWith } from '#src/services/desk/callAsAdministrator.ts';
import { confirmLocally, confirmWithPasskey } from '#src/services/desk/passkeys.ts';

/** The dialog that asks for the passkey when a request needs a more recent ceremony. */
export function RecentSignIn() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(() => askForPasskeyWith(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const finish = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(undefined);
  };
  if (!answer) return null;
  return (
    <AdminDialog title="Confirme que é você" close="Voltar sem confirmar" onClose={() => finish(false)}>
      <p>
        A sua chave de acesso foi usada há mais de uma hora. Para excluir, cancelar, marcar como spam, baixar
        dados ou mudar a equipe, use-a de novo.
      </p>
      <CeremonyButtons label="Confirmar com a chave" onConfirm={() => finish(true)} />
    </AdminDialog>
  );
}

/** A button that asks for the passkey, if a `label` is given. A local run also has a button that needs no passkey. */
export function CeremonyButtons({ label, onConfirm }: { label?: string; onConfirm: () => void }) {
  const told = { done: '', onDone: onConfirm };
  return (
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
  );
}
