import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '#src/components/ui/Notice.tsx';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { RepliesList } from '#src/desk/conversations/reply/RepliesList.tsx';
import { Entry } from '#src/desk/parts/record/Entry.tsx';
import { ThreadArea } from '#src/desk/parts/record/ThreadArea.tsx';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import { useConversation } from './useConversation.ts';
import { useNewestInView } from './useNewestInView.ts';

/** All messages and answers, the oldest first. It scrolls by itself and opens at the newest message. */
export function Thread({ submission }: { submission: Submission }) {
  const { kind, nome, createdAt, state, expireAt } = submission;
  const area = useRef<HTMLElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  useNewestInView(area, newest);
  return (
    <ThreadArea ref={area} label="Conversa">
      <div className="stack-4 one-column" data-end>
        {kind === 'messages' && <EarlierMessages message={submission} />}
        <div ref={newest} className="stack-4 full">
          <Entry
            author={nome}
            at={createdAt}
            answers={kind === 'messages' ? answersOf(submission) : []}
            text={kind === 'messages' ? submission.mensagem : submission.descricaoProjeto}
          />
          <RepliesList submission={submission} />
          {state === 'joined' && kind === 'messages' && <JoinedNotice message={submission} />}
          {state === 'review' && <ReviewNotice submission={submission} />}
          {isUnreadable(submission) && (
            <Notice tone="warning" live={false} title={deskWords.unreadable}>
              <p>
                Faltam dados, ou foram gravados de um jeito que o site não entende. Mostramos o que dá para
                ler. No banco de dados, ele é <code>{`${kind}/${submission.id}`}</code>
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
    </ThreadArea>
  );
}

function JoinedNotice({ message }: { message: MessageSubmission }) {
  const { head } = useConversation(message);
  return (
    <Notice tone="info" title="Esta mensagem faz parte de uma conversa">
      {head && (
        <p>
          <Link to={deskAddress({ view: 'conversations', openId: head.id })}>Abrir a conversa</Link>
        </p>
      )}
    </Notice>
  );
}
