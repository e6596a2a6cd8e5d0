import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { doInStudio } from '#src/services/desk/commands.ts';

/** Makes and revokes the secret address under which the studio's calendar reads its consultations. */
export function CalendarFeedSection({ hasFeed, onChange }: { hasFeed: boolean; onChange: () => void }) {
  const [address, setAddress] = useState<string>();
  const { outcome, run, running } = useSubmissionAction();
  const change = async (action: 'makeFeed' | 'revokeFeed') => {
    const work = async () => {
      setAddress((await doInStudio({ action })).address);
    };
    const done =
      action === 'makeFeed' ? 'Copie agora: o endereço não aparece de novo.' : 'O endereço não vale mais.';
    if (await run({ work, done, isSensitive: true })) onChange();
  };
  return (
    <AgendaSection title="Calendário do estúdio">
      <p>
        Um endereço secreto, para assinar no seu programa de calendário: ele mostra as próximas consultorias,
        com o nome de quem marcou. Quem tem o endereço vê tudo isso.
      </p>
      {hasFeed && !address && <p>Há um endereço em uso. Criar outro desliga o anterior.</p>}
      {address && (
        <div className="stack-2 start breakable">
          <code>{address}</code>
          <CopyButton text={address}>Copiar o endereço</CopyButton>
        </div>
      )}
      <div className="cluster-3">
        <Button variant="secondary" aria-disabled={running} onClick={() => change('makeFeed')}>
          Criar um endereço
        </Button>
        {hasFeed && (
          <Button variant="secondary" aria-disabled={running} onClick={() => change('revokeFeed')}>
            Desligar o endereço
          </Button>
        )}
      </div>
      {outcome}
    </AgendaSection>
  );
}
