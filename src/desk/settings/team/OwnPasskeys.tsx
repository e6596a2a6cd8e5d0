import { useQuery } from '@tanstack/react-query';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { FieldForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { Loaded } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { SettingsSection } from '#src/desk/settings/SettingsSection.tsx';
import { PASSKEY_NAME_LIMIT } from '#src/domain/accounts/passkeys.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { enrolPasskey, loadPasskeys, removePasskey } from '#src/services/desk/passkeys.ts';

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

interface EnrolPasskeyProps {
  label: string;
  /** The secret of the link that enrols a first passkey. Without it, the session must be recent. */
  link?: string;
  onEnrol: () => void;
}

export function EnrolPasskey({ label, link, onEnrol }: EnrolPasskeyProps) {
  return (
    <FieldForm
      check={(name) => (name ? undefined : 'Nome da chave é obrigatório')}
      work={(name) => enrolPasskey(name, link)}
      clears
      failed="A chave não foi cadastrada: o navegador parou o pedido, ou ela já está aqui. Tente de novo."
      done="Chave cadastrada. A equipe foi avisada por email."
      onDone={onEnrol}
      isQuiet={link === undefined}
      submit={[label]}
      field={{
        label: 'Nome da chave',
        hint: 'Para reconhecê-la depois: “Notebook do estúdio”, “Meu celular”.',
        maxLength: PASSKEY_NAME_LIMIT,
        required: true,
      }}
    />
  );
}
