import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { confirmLocally, confirmWithPasskey } from '#src/services/desk/passkeys.ts';

/**
 * The button that asks for the passkey, with another label if `label` is given. A local run shows another button
 * instead.
 */
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
