import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { confirmLocally, confirmWithPasskey } from '#src/services/desk/passkeys.ts';

/** A button that asks for the passkey, if a `label` is given. A local run also has a button that needs no passkey. */
export function CeremonyButtons({ label, onConfirm }: { label?: string; onConfirm: () => void }) {
  const action = useSubmissionAction();
  const told = { action, done: '', onDone: onConfirm };
  return (
    <div className="stack-3 start">
      <div className="cluster-3">
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
      </div>
      {action.outcome}
    </div>
  );
}
