import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { Notice } from '#src/components/ui/Notice.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { Entry, Remark } from '#src/desk/parts/record/Entry.tsx';
import { LinkedText } from '#src/desk/parts/record/LinkedText.tsx';
import { splitHistory } from '#src/domain/submissions/mails/quotedHistory.ts';
import type { ReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadMailFile } from '#src/services/desk/receivedMails.ts';
import { MailActions } from './MailActions.tsx';

const WHY = {
  otherSender: 'O endereço não é desta conversa, mas o email responde a ela.',
  unproved: 'Ninguém comprovou que foi mesmo este endereço que enviou.',
};

/** A mail in a thread: from the client, from the studio, or from a sender who waits for permission to join. */
export function ReceivedMailItem({ mail, submission }: { mail: ReceivedMail; submission: Submission }) {
  const { from, at, by, sort, subject, text, standing, why } = mail;
  const { words, history } = splitHistory(text, subject);
  const isSender = from.address === submission.email.toLowerCase();
  const author = from.name || (isSender && submission.nome) || from.address;
  if (standing === 'asks')
    return (
      <li>
        <Notice tone="warning" live={false} title={`Um email de ${author} espera por você`}>
          <p className="breakable">
            {from.address}, {formatDateTime(at)}: “{subject}”. {why && WHY[why]} O texto ainda não foi lido.
          </p>
          <MailActions mail={mail} submission={submission} />
        </Notice>
      </li>
    );
  if (by === 'studio')
    return (
      <Remark
        text={words}
        by={from.address}
        at={at}
        status={sort === 'calendar' ? 'Resposta ao convite' : 'Enviada do programa de email'}
      >
        <MailText mail={mail} history={history} />
      </Remark>
    );
  return (
    <li className="stack-2 start">
      <Entry author={author} at={at} text={words}>
        {sort === 'person' ? 'por email' : 'resposta automática'}
      </Entry>
      <MailText mail={mail} history={history} />
      <details className="small">
        <summary>Este email não é daqui</summary>
        <MailActions mail={mail} submission={submission} />
      </details>
    </li>
  );
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;

function MailText({ mail, history }: { mail: ReceivedMail; history: string }) {
  const { cc, files } = mail;
  return (
    <>
      {cc.length > 0 && (
        <p className="small soft breakable">
          {mail.by === 'studio' ? 'Para' : 'Cópia para'} {cc.join(', ')}
        </p>
      )}
      {history && (
        <details className="small soft full">
          <summary>Mensagens citadas</summary>
          <p className="breakable lines" dir="auto">
            <LinkedText text={history} />
          </p>
        </details>
      )}
      {files.length > 0 && (
        <ActionGroup as="ul" className="cluster-3 plain-list" aria-label="Anexos">
          {files.map(({ name, size }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number identifies a file
            <li key={`${number} ${name}`}>
              <ActionButton
                variant="quiet"
                icon="download"
                // Downloads the file with a type that browsers do not display.
                work={async () =>
                  downloadFile(await loadMailFile(mail, number), { type: 'application/octet-stream', name })
                }
                done="Pronto: o arquivo está com os seus downloads."
              >
                {name} ({sizeOf(size)})
              </ActionButton>
            </li>
          ))}
        </ActionGroup>
      )}
    </>
  );
}
