import { Notice } from '#src/components/ui/Notice.tsx';
import { Remark } from '#src/desk/conversations/record/Remark.tsx';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { splitHistory } from '#src/domain/submissions/quotedHistory.ts';
import type { ReceivedMail } from '#src/domain/submissions/receivedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { MailActions } from './MailActions.tsx';
import { MailText } from './MailText.tsx';

const WHY = {
  otherSender: 'O endereço não é desta conversa, mas o email responde a ela.',
  unproved: 'Ninguém comprovou que foi mesmo este endereço que enviou.',
};

/** A mail in a thread, as an item of a list: of the client, of the studio, or one that asks to join. */
export function ReceivedMailItem({ mail, submission }: { mail: ReceivedMail; submission: Submission }) {
  const { from, at, by, sort, subject, text, standing, why } = mail;
  const { words, history } = splitHistory(text, subject);
  const author = from.name || from.address;
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
      <Remark text={words} by={from.address} at={at} status="Enviada do programa de email">
        <MailText mail={mail} history={history} />
      </Remark>
    );
  return (
    <li className="stack-2 start">
      <p className="cluster-2 middle small soft">
        <strong>{author}</strong>
        <time className="tabular" dateTime={at.toISOString()}>
          {formatDateTime(at)}
        </time>
        <span>{sort === 'person' ? 'por email' : 'resposta automática'}</span>
      </p>
      <p className="breakable lines wide-text" dir="auto">
        <LinkedText text={words} />
      </p>
      <MailText mail={mail} history={history} />
      <MailActions mail={mail} submission={submission} />
    </li>
  );
}
