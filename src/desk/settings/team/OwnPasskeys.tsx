import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import type { ShownPasskey } from '#src/domain/accounts/passkeys.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadPasskeys, removePasskey } from '#src/services/desk/passkeys.ts';
import { EnrolPasskey } from './EnrolPasskey.tsx';

export function OwnPasskeys() {
  const { state, reload } = useLoaded(async () => ({ passkeys: await loadPasskeys() }));
  const { outcome, run, running } = useSubmissionAction();
  const [leaving, setLeaving] = useState<ShownPasskey>();
  const remove = ({ id }: ShownPasskey) => {
    setLeaving(undefined);
    void run({
      work: () => removePasskey(id),
      done: '',
      failed: 'Não foi possível remover. Tente de novo.',
      isSensitive: true,
    });
  };
  return (
    <AgendaSection title="As suas chaves de acesso">
      {state.status === 'ready' ? (
        <>
          {state.passkeys.length < 2 && (
            <p className="wide-text">
              Cadastre pelo menos duas, em aparelhos diferentes: com uma só, perder o aparelho é perder o
              acesso.
            </p>
          )}
          <ul className="stack full plain-list">
            {state.passkeys.map((passkey) => (
              <li key={passkey.id} className="row-3 middle wrapping hairline-below pad-block-3">
                <span className="breakable">
                  <strong>{passkey.name || 'Sem nome'}</strong>{' '}
                  <span className="soft">usada em {formatDateTime(new Date(passkey.lastUsedAt))}</span>
                </span>
                {state.passkeys.length > 1 && (
                  <Button
                    variant="quiet"
                    aria-haspopup="dialog"
                    aria-label={`Remover a chave ${passkey.name}`}
                    aria-disabled={running}
                    onClick={() => setLeaving(passkey)}
                  >
                    Remover
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {outcome}
        </>
      ) : (
        <LoadingOrFailed isFailed={state.status === 'failed'} onRetry={reload} />
      )}
      <EnrolPasskey label="Cadastrar outra chave" onEnrol={reload} />
      {leaving && (
        <AdminDialog
          title="Remover a chave?"
          close="Manter"
          confirm={<Button onClick={() => remove(leaving)}>Sim, remover</Button>}
          onClose={() => setLeaving(undefined)}
        >
          <p className="strong breakable">{leaving.name}</p>
          <p>
            Ela deixa de abrir o painel, e todas as suas sessões terminam, esta também. A equipe é avisada.
          </p>
        </AdminDialog>
      )}
    </AgendaSection>
  );
}
