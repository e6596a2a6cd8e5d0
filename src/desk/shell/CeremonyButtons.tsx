import { Button } from '#src/components/ui/Button.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { confirmLocally, confirmWithPasskey } from '#src/services/desk/passkeys.ts';

interface CeremonyButtonsProps {
  /** Label of the button that asks for the passkey; without it there is no button. */
  label?: string;
  /** Hears that the session began anew. */
  onConfirm: () => void;
}

/** Asks for the passkey; in a local run, where nobody needs one, another button stands for it. */
export function CeremonyButtons({ label, onConfirm }: CeremonyButtonsProps) {
  const { outcome, run, running } = useSubmissionAction();
  const confirm = async (work: () => Promise<void>) => {
    if (await run({ work, done: '' })) onConfirm();
  };
  return (
    <div className="stack-3 start">
      <div className="cluster-3">
        {label && (
          <Button busy={running} onClick={() => confirm(confirmWithPasskey)}>
            {label}
          </Button>
        )}
        {confirmLocally && (
          <Button variant="quiet" busy={running} onClick={() => confirmLocally && confirm(confirmLocally)}>
            Seguir sem chave (só nesta execução local)
          </Button>
        )}
      </div>
      {outcome}
    </div>
  );
}
