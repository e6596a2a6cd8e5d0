import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { Loaded } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { SettingsSection } from '#src/desk/settings/SettingsSection.tsx';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadPasskeys, removePasskey } from '#src/services/desk/passkeys.ts';
import { EnrolPasskey } from './EnrolPasskey.tsx';

export function OwnPasskeys() {
  const query = useQuery({ queryKey: ['own passkeys'], queryFn: () => loadPasskeys() });
  return (
    <SettingsSection title="As suas chaves de acesso">
      <Loaded query={query}>
        {(keys) => (
          <>
            {keys.length < 2 && (
              <p className="wide-text">
                Cadastre pelo menos duas, em aparelhos diferentes: com uma só, perder o aparelho é perder o
                acesso.
              </p>
            )}
            <ul className="stack full plain-list">
              {keys.map(({ id, name, lastUsedAt }) => (
                <li key={id} className="row-3 middle wrapping hairline-below pad-block-3">
                  <span className="breakable">
                    <strong>{name || 'Sem nome'}</strong>{' '}
                    <span className="soft">usada em {formatDateTime(new Date(lastUsedAt))}</span>
                  </span>
                  {keys.length > 1 && (
                    <ActionButton
                      variant="quiet"
                      aria-label={`Remover a chave ${name}`}
                      asks={{
                        title: 'Remover a chave?',
                        confirm: 'Sim, remover',
                        keep: 'Manter',
                        about: name,
                        text: 'Ela deixa de abrir o painel, e todas as suas sessões terminam, esta também. A equipe é avisada.',
                      }}
                      work={() => removePasskey(id)}
                      done=""
                      failed="Não foi possível remover. Tente de novo."
                      isSensitive
                    >
                      Remover
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <EnrolPasskey label="Cadastrar outra chave" onEnrol={query.refetch} />
    </SettingsSection>
  );
}
