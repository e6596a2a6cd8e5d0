import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#src/components/ui/Button.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { excerpt } from '#src/domain/text/excerpt.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { useConversation } from './useConversation.ts';

export function JoinableConversations({ message }: { message: MessageSubmission }) {
  const { conversation } = message;
  const client = useQueryClient();
  const { joinable } = useConversation(message);
  const { outcome, give, running } = useSubmissionAction();
  const join = async (other: Submission) => {
    await give('join', other, { conversation }, { done: 'Juntada a esta conversa.' });
    void client.invalidateQueries();
  };
  return (
    <>
      {joinable.map((other) => (
        <p key={other.id} className="small soft full breakable">
          Outra conversa deste endereço, de {formatDateTime(other.createdAt)}: “{excerpt(other.mensagem, 80)}”{' '}
          <Button variant="quiet" aria-disabled={running} onClick={() => join(other)}>
            Juntar a esta
          </Button>
        </p>
      ))}
      {outcome}
    </>
  );
}
