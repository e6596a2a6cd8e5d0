import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#src/components/ui/Button.tsx';
import { RepliesList } from '#src/desk/conversations/reply/RepliesList.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { Entry } from '#src/desk/parts/record/Entry.tsx';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { useConversation } from './useConversation.ts';

/** Earlier messages of the conversation with their answers. Each can become its own conversation. */
export function EarlierMessages({ message }: { message: MessageSubmission }) {
  const client = useQueryClient();
  const { earlier } = useConversation(message);
  const { outcome, give, running } = useSubmissionAction();
  const separate = async (other: Submission) => {
    await give('separate', other, {}, { done: 'Separada: é uma conversa nova, em aberto.' });
    void client.invalidateQueries();
  };
  return (
    <>
      {earlier.map((other) => (
        <article key={other.id} className="stack-3 full" aria-label="Mensagem anterior">
          <Entry author={other.nome} at={other.createdAt} answers={answersOf(other)} text={other.mensagem}>
            <Button variant="quiet" aria-disabled={running} onClick={() => separate(other)}>
              Separar
            </Button>
          </Entry>
          <RepliesList submission={other} />
        </article>
      ))}
      {outcome}
    </>
  );
}
