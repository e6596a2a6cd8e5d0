import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { studio } from '#src/copy/studio.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { Loaded } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import type { StudioAction } from '#src/domain/commands/table.ts';
import { READING_MINUTES } from '#src/domain/submissions/mails/receivedMail.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { inWords } from '#src/domain/time/inWords.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { loadMailboxStatus } from '#src/services/desk/receivedMails.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function MailboxSection() {
  const query = useQuery({ queryKey: ['mailbox'], queryFn: async () => (await loadMailboxStatus()) ?? null });
  const action = useSubmissionAction();
  const act = (asked: StudioAction) => () => doInStudio(asked).finally(() => void query.refetch());
  return (
    <SettingsSection title="Caixa de email">
      <Loaded query={query}>
        {(status) =>
          status ? (
            <>
              <p>
                O que responde a uma conversa entra nela sozinho, desde {formatDateTime(status.since)}. Dos
                outros emails o site lê só o cabeçalho.
                {status.readAt && ` Última leitura: ${formatDateTime(status.readAt)}.`}
              </p>
              {status.problem && (
                <Notice tone="warning" live={false} title="A caixa não pôde ser lida">
                  <p>
                    {status.problem === 'password'
                      ? 'O servidor recusou a senha: guarde a nova em IMAP_URL e publique as funções.'
                      : `O servidor de email não respondeu (${status.problem}). O site tenta de novo a cada ${inWords(READING_MINUTES)} minutos.`}
                  </p>
                </Notice>
              )}
              <SelectField
                label="Receber também mensagens novas"
                hint="Quem escreve para esta pasta sem responder a nada começa uma conversa, a partir de agora."
                value={status.newFrom}
                onChange={({ target }) =>
                  action.run({ work: act({ action: 'takeNewMails', folder: target.value }), done: 'Salvo.' })
                }
                emptyLabel="De nenhuma pasta"
                options={status.paths.map((path) => ({ value: path, label: path }))}
              />
              <ActionButton action={action} work={act({ action: 'readMailbox' })} done="Lida agora.">
                Ler agora
              </ActionButton>
              {action.outcome}
            </>
          ) : (
            <p>
              O que as pessoas respondem por email chega em {studio.email} e não aparece aqui: o site não lê a
              caixa do estúdio.
            </p>
          )
        }
      </Loaded>
    </SettingsSection>
  );
}
