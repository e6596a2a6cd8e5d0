import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { ReceivedMailItem } from '#src/desk/conversations/mail/ReceivedMailItem.tsx';
import { ActionButton, ActionGroup } from '#src/desk/parts/actions/ActionButton.tsx';
import { Entry, Remark } from '#src/desk/parts/record/Entry.tsx';
import { headOf } from '#src/domain/submissions/conversation.ts';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import { REDELIVERY_MINUTES } from '#src/domain/submissions/mails/storedMail.ts';
import { replyMail } from '#src/domain/submissions/replies/replies.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { inWords } from '#src/domain/time/inWords.ts';
import { loadReceivedMails } from '#src/services/desk/receivedMails.ts';
import { loadConversation } from '#src/services/desk/submissions.ts';

export function Thread({ submission }: { submission: Submission }) {
  const { kind, nome, createdAt, state, expireAt } = submission;
  const { head, earlier } = useConversation(submission);
  return (
    <div className="stack-4 one-column" data-end>
      <ActionGroup className="stack-4 one-column filled-only">
        {earlier.map((other) => (
          <article key={other.id} className="stack-3 full" aria-label="Mensagem anterior">
            <Entry author={other.nome} at={other.createdAt} answers={answersOf(other)} text={other.mensagem}>
              <ActionButton
                variant="quiet"
                work={({ giveCommand }) => giveCommand('separate', other, {})}
                done="Separada: é uma conversa nova, em aberto."
                reloads
              >
                Separar
              </ActionButton>
            </Entry>
            <RepliesList submission={other} />
          </article>
        ))}
      </ActionGroup>
      <div className="stack-4 full" data-newest>
        <Entry
          author={nome}
          at={createdAt}
          answers={kind === 'messages' ? answersOf(submission) : []}
          text={kind === 'messages' ? submission.mensagem : submission.descricaoProjeto}
        />
        <RepliesList submission={submission} />
        {state === 'joined' && (
          <Notice tone="info" title="Esta mensagem faz parte de uma conversa">
            {head && (
              <p>
                <Link to={deskAddress({ view: 'conversations', openId: head.id })}>Abrir a conversa</Link>
              </p>
            )}
          </Notice>
        )}
        {state === 'review' && (
          <Notice tone="warning" live={false} title="A verificar">
            <p>{reasonOf(submission)}</p>
            <ActionButton
              variant="primary"
              work={({ giveCommand }) => giveCommand('confirm', submission, {})}
              done={`Confirmado: o email sai em até ${inWords(REDELIVERY_MINUTES)} minutos.`}
            >
              Confirmar e avisar quem enviou
            </ActionButton>
          </Notice>
        )}
        {isUnreadable(submission) && (
          <Notice tone="warning" live={false} title={deskWords.unreadable}>
            <p>
              Faltam dados, ou foram gravados de um jeito que o site não entende. Mostramos o que dá para ler.
              No banco de dados, ele é <code>{`${kind}/${submission.id}`}</code>
            </p>
          </Notice>
        )}
        {state === 'spam' && (
          <Notice tone="warning" live={false}>
            <p>
              Marcado como spam pela equipe. Este registro some sozinho em{' '}
              <time dateTime={expireAt.toISOString()}>{formatDateTime(expireAt)}</time>.
            </p>
            <p>Se não for spam, escolha outro estado: o prazo volta a ser o de antes.</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

function reasonOf(submission: Submission): string {
  const { kind } = submission;
  if (kind === 'bookings' && submission.heldUntil) {
    const until = formatDateTime(submission.heldUntil);
    return submission.holdsSlot
      ? `É um pedido, feito quando chegavam agendamentos demais. O horário fica guardado até ${until}; sem a sua confirmação, volta a ficar livre, e quem pediu é avisado.`
      : `É um pedido que ficou sem confirmação até ${until}. O horário está livre, e quem pediu foi avisado. Confirmar reserva o horário de novo, se ninguém o tiver pego.`;
  }
  const held = kind === 'bookings' ? 'O horário está reservado. ' : '';
  return `Os filtros do site desconfiaram deste envio, ou chegaram envios demais na mesma hora, embora o captcha tenha sido resolvido. ${held}Quem enviou só recebe a confirmação por email depois que você confirmar.`;
}

/** The `head` of a message's conversation, and the earlier messages, oldest first. A booking has neither. */
function useConversation({ kind, id, conversation }: Submission) {
  const { data } = useQuery({
    queryKey: ['conversation', id, conversation],
    enabled: kind === 'messages',
    queryFn: () => loadConversation(conversation),
  });
  const members = data?.filter((one) => one.kind === 'messages') ?? [];
  return { head: headOf(members), earlier: members.filter((member) => member.id !== id) };
}

/** The studio's answers and the received mails of a submission, oldest first. */
function RepliesList({ submission }: { submission: Submission }) {
  const { replies, mail: sending } = submission;
  const { data: mails = [] } = useQuery({
    queryKey: ['receivedMails', submission.id],
    queryFn: () => loadReceivedMails(submission),
  });
  const statusOf = (number: string, sendAt: Date) => {
    if (!sending.outstanding.includes(replyMail(number))) return 'Enviada';
    return sendAt > new Date() ? 'Sai em instantes' : 'Ainda não saiu';
  };
  const items = [
    ...Object.entries(replies).map(([number, { text, by, at, sendAt, cc = [] }]) => {
      const copies = cc.length > 0 ? `, com cópia para ${cc.join(', ')}` : '';
      const status = `${statusOf(number, sendAt)}${copies}`;
      return { at, item: <Remark key={number} {...{ text, by, at, status }} /> };
    }),
    ...mails.map((mail) => ({
      at: mail.at,
      item: <ReceivedMailItem key={mail.id} mail={mail} submission={submission} />,
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  if (items.length === 0) return null;
  return (
    <section className="full" aria-label="Respostas">
      <ol className="stack-4 full plain-list">{items.map(({ item }) => item)}</ol>
    </section>
  );
}
