import { useState } from 'react';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { AgendaSection } from '#src/desk/settings/AgendaSection.tsx';
import { doInStudio } from '#src/services/desk/commands.ts';

/** Creates and revokes the secret address of the studio's calendar feed. */
export function CalendarFeedSection({ hasFeed, onChange }: { hasFeed: boolean; onChange: () => void }) {
  const [address, setAddress] = useState<string>();
  const action = useSubmissionAction();
  const work = (name: 'makeFeed' | 'revokeFeed') => async () => {
    setAddress((await doInStudio({ action: name })).address);
    onChange();
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
        <ActionButton
          action={action}
          work={work('makeFeed')}
          done="Copie agora: o endereço não aparece de novo."
          isSensitive
        >
          Criar um endereço
        </ActionButton>
        {hasFeed && (
          <ActionButton
            action={action}
            work={work('revokeFeed')}
            done="O endereço não vale mais."
            isSensitive
          >
            Desligar o endereço
          </ActionButton>
        )}
      </div>
      {action.outcome}
    </AgendaSection>
  );
}
