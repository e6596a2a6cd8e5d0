import { useState } from 'react';
import { CopyButton } from '#src/components/ui/CopyButton.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { doInStudio } from '#src/services/desk/commands.ts';
import { SettingsSection } from './SettingsSection.tsx';

const MAKE = {
  name: 'makeFeed',
  label: 'Criar um endereço',
  done: 'Copie agora: o endereço não aparece de novo.',
} as const;
const REVOKE = {
  name: 'revokeFeed',
  label: 'Desligar o endereço',
  done: 'O endereço não vale mais.',
} as const;

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
        {[MAKE, ...(hasFeed ? [REVOKE] : [])].map(({ name, label, done }) => (
          <ActionButton
            key={name}
            work={async () => setAddress((await doInStudio({ action: name })).address)}
            done={done}
            onDone={onChange}
          >
            {label}
          </ActionButton>
        ))}
      </ActionGroup>
    </SettingsSection>
  );
}
