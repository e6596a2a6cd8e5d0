import { useQuery } from '@tanstack/react-query';
import { headOf } from '#src/domain/submissions/conversation.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { loadConversation } from '#src/services/desk/submissions.ts';

const isMessage = (one: Submission): one is MessageSubmission => one.kind === 'messages';

/**
 * The conversation of a message: its `head`, the earlier messages (oldest first), and conversations of the same address that
 * can join.
 */
export function useConversation(message: MessageSubmission) {
  const { id, conversation } = message;
  const { data } = useQuery({
    queryKey: ['conversation', id, conversation],
    queryFn: () => loadConversation(message),
  });
  const members = data?.members.filter(isMessage) ?? [];
  return {
    head: headOf(members),
    earlier: members.filter((member) => member.id !== id),
    joinable: (data?.others ?? []).filter(isMessage).filter((one) => one.id !== id && one.state !== 'spam'),
  };
}
