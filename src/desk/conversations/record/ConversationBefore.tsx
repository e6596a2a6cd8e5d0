import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { RepliesList } from '#src/desk/conversations/reply/RepliesList.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { giveCommand, useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { deskAddress } from '#src/desk/shell/deskLocation.ts';
import { excerpt } from '#src/domain/site/excerpt.ts';
import { headOf } from '#src/domain/submissions/conversation.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './ConversationBefore.module.css';
import { conversationWords as words } from './conversationWords.ts';

const FIRST_WORDS = 80;

const isMessage = (one: Submission): one is MessageSubmission => one.kind === 'messages';

/** The earlier messages of the conversation, and the conversations of the same address that can join it. */
export function ConversationBefore({ message }: { message: MessageSubmission }) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['conversation', message.id, message.conversation],
    queryFn: async () => (await import('#src/services/desk/submissions.ts')).loadConversation(message),
  });
  const { state, run, running } = useSubmissionAction();
  const members = data?.members.filter(isMessage) ?? [];
  const head = headOf(members);
  if (message.state === 'joined')
    return (
      <Notice tone="info" title={words.part}>
        {head && (
          <p>
            <Link to={deskAddress({ view: 'conversations', openId: head.id })}>{words.open}</Link>
          </p>
        )}
      </Notice>
    );
  const others = data?.others.filter(({ id, state: one }) => id !== message.id && one !== 'spam') ?? [];
  const give = async (name: 'join' | 'separate', submission: Submission) => {
    const { conversation } = message;
    const work = () =>
      name === 'join'
        ? giveCommand('join', submission, { conversation })
        : giveCommand('separate', submission, {});
    if (await run({ work, done: words[name].done, failed: words.failed })) void client.invalidateQueries();
  };
  return (
    <>
      {others.filter(isMessage).map((other) => (
        <p key={other.id} className={styles.other}>
          {words.join.before} {formatDateTime(other.createdAt)}: “{excerpt(other.mensagem, FIRST_WORDS)}”{' '}
          <Button variant="quiet" aria-disabled={running} onClick={() => give('join', other)}>
            {words.join.action}
          </Button>
        </p>
      ))}
      {members
        .filter(({ id }) => id !== message.id)
        .map((earlier) => (
          <article key={earlier.id} className={styles.earlier} aria-label={words.earlier}>
            <p className={styles.head}>
              <time dateTime={earlier.createdAt.toISOString()}>{formatDateTime(earlier.createdAt)}</time>
              <Button variant="quiet" aria-disabled={running} onClick={() => give('separate', earlier)}>
                {words.separate.action}
              </Button>
            </p>
            <p className="full breakable lines">
              <LinkedText text={earlier.mensagem} />
            </p>
            <RepliesList submission={earlier} />
          </article>
        ))}
      <ActionStatus state={state} />
    </>
  );
}
