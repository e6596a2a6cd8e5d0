import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { LinkedText } from '#src/desk/parts/record/LinkedText.tsx';
import type { ReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import { loadMailFile } from '#src/services/desk/receivedMails.ts';

const sizeOf = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`;

export function MailText({ mail, history }: { mail: ReceivedMail; history: string }) {
  const { cc, files } = mail;
  const action = useSubmissionAction();
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
        <ul className="cluster-3 plain-list" aria-label="Anexos">
          {files.map(({ name, size }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its number is what a file is found by
            <li key={`${number} ${name}`}>
              <ActionButton
                action={action}
                variant="quiet"
                icon="download"
                // Downloads it with a type that browsers do not display.
                work={async () =>
                  downloadFile(await loadMailFile(mail, number), { type: 'application/octet-stream', name })
                }
                done="Pronto: o arquivo está com os seus downloads."
                failed="Não foi possível baixar o arquivo. Tente de novo."
              >
                {name} ({sizeOf(size)})
              </ActionButton>
            </li>
          ))}
        </ul>
      )}
      {action.outcome}
    </>
  );
}
