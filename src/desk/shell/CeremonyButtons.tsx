import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { failureSentence } from './failureSentence.ts';

const loadService = () => import('#src/services/desk/passkeys.ts');

interface CeremonyButtonsProps {
  /** On the button that asks for the passkey; without it there is none to ask for. */
  label?: string;
  /** Hears that the session began anew. */
  onConfirm: () => void;
}

/** Asks for the passkey; in a local run, where nobody needs one, another button stands for it. */
export function CeremonyButtons({ label, onConfirm }: CeremonyButtonsProps) {
  const { state: local } = useLoaded(async () => ({ confirmLocally: (await loadService()).confirmLocally }));
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState('');
  const run = async (confirm: () => Promise<void>) => {
    if (running) return;
    setRunning(true);
    setFailed('');
    try {
      await confirm();
      onConfirm();
    } catch (error) {
      setFailed(failureSentence(error));
      setRunning(false);
    }
  };
  const confirmLocally = local.status === 'ready' ? local.confirmLocally : undefined;
  return (
    <div className="stack-3 start">
      <div className="cluster-3">
        {label && (
          <Button busy={running} onClick={() => run(async () => (await loadService()).confirmWithPasskey())}>
            {label}
          </Button>
        )}
        {confirmLocally && (
          <Button variant="quiet" busy={running} onClick={() => run(confirmLocally)}>
            Seguir sem chave (só nesta execução local)
          </Button>
        )}
      </div>
      <p aria-live="polite" className="filled-only">
        {failed}
      </p>
    </div>
  );
}
