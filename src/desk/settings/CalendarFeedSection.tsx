import { useState } from 'react';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { doInStudio } from '#src/services/desk/commands.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function CalendarFeedSection({ hasFeed, onChange }: { hasFeed: boolean; onChange: () => void }) {
  const [address, setAddress] = useState<string>();
  return (
    <SettingsSection title="Calendário do estúdio">
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
      <ActionGroup className="cluster-3">
        <ActionButton
          work={async () => setAddress((await doInStudio({ action: 'makeFeed' })).address)}
          done="Copie agora: o endereço não aparece de novo."
          onDone={onChange}
        >
          Criar um endereço
        </ActionButton>
        {hasFeed && (
          <ActionButton
            work={() => doInStudio({ action: 'revokeFeed' }).then(() => setAddress(undefined))}
            done="O endereço não vale mais."
            onDone={onChange}
          >
            Desligar o endereço
          </ActionButton>
        )}
      </ActionGroup>
    </SettingsSection>
  );
}
