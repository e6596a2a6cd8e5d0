import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { RepliesList } from '#src/desk/conversations/reply/RepliesList.tsx';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import { excerpt } from '#src/domain/site/excerpt.ts';
import { headOf } from '#src/domain/submissions/conversation.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

const isMessage = (one: Submission): one is MessageSubmission => one.kind === 'messages';

/** The earlier messages of the conversation, and the conversations of the same address that can join it. */
export function ConversationBefore({ message }: { message: MessageSubmission }) {
  const { id, conversation } = message;
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['conversation', id, conversation],
    queryFn: async () => (await import('#src/services/desk/submissions.ts')).loadConversation(message),
  });
  const { outcome, give, running } = useSubmissionAction();
  const members = data?.members.filter(isMessage) ?? [];
  const others = data?.others.filter(isMessage).filter((one) => one.id !== id && one.state !== 'spam') ?? [];
  const head = headOf(members);
  if (message.state === 'joined')
    return (
      <Notice tone="info" title="Esta mensagem faz parte de uma conversa">
        {head && (
          <p>
            <Link to={deskAddress({ view: 'conversations', openId: head.id })}>Abrir a conversa</Link>
          </p>
        )}
      </Notice>
    );
  const readAgain = () => client.invalidateQueries();
  const join = (other: Submission) =>
    give('join', other, { conversation }, { done: 'Juntada a esta conversa.' }).then(readAgain);
  const separate = (earlier: Submission) =>
    give('separate', earlier, {}, { done: 'Separada: é uma conversa nova, em aberto.' }).then(readAgain);
  return (
    <>
      {others.map((other) => (
        <p key={other.id} className="small soft full breakable">
          Outra conversa deste endereço, de {formatDateTime(other.createdAt)}: “{excerpt(other.mensagem, 80)}”{' '}
          <Button variant="quiet" aria-disabled={running} onClick={() => join(other)}>
            Juntar a esta
          </Button>
        </p>
      ))}
      {members
        .filter((member) => member.id !== id)
        .map((earlier) => (
          <article
            key={earlier.id}
            className="stack-2 full hairline-below pad-block-3"
            aria-label="Mensagem anterior"
          >
            <p className="row middle between small soft">
              <time dateTime={earlier.createdAt.toISOString()}>{formatDateTime(earlier.createdAt)}</time>
              <Button variant="quiet" aria-disabled={running} onClick={() => separate(earlier)}>
                Separar
              </Button>
            </p>
            <p className="full breakable lines">
              <LinkedText text={earlier.mensagem} />
            </p>
            <RepliesList submission={earlier} />
          </article>
        ))}
      {outcome}
    </>
  );
}
