import { useQuery } from '@tanstack/react-query';
import { headOf } from '#src/domain/submissions/conversation.ts';
import type { MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { loadConversation } from '#src/services/desk/submissions.ts';

const isMessage = (one: Submission): one is MessageSubmission => one.kind === 'messages';

/** The conversation of a message: its `head`, and the earlier messages, oldest first. */
export function useConversation(message: MessageSubmission) {
  const { id, conversation } = message;
  const { data } = useQuery({
    queryKey: ['conversation', id, conversation],
    queryFn: () => loadConversation(conversation),
  });
  const members = data?.filter(isMessage) ?? [];
  return { head: headOf(members), earlier: members.filter((member) => member.id !== id) };
}
