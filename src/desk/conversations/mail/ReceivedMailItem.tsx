import { Notice } from '#src/components/ui/Notice.tsx';
import { Entry, Remark } from '#src/desk/parts/record/Entry.tsx';
import { splitHistory } from '#src/domain/submissions/mails/quotedHistory.ts';
import type { ReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { MailActions } from './MailActions.tsx';
import { MailText } from './MailText.tsx';

const WHY = {
  otherSender: 'O endereço não é desta conversa, mas o email responde a ela.',
  unproved: 'Ninguém comprovou que foi mesmo este endereço que enviou.',
};

/** A mail in a thread: the client's, the studio's, or one that asks to join. */
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
