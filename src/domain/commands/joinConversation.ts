import { headOf } from '../submissions/conversation.ts';
import type { Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** Where two conversations become one, all messages of the one belong to the head of the other, which opens if the one was open. */
export function joinConversation(
  submission: Submission,
  { conversation }: { conversation: string },
  { members }: CommandContext,
): Outcome {
  const { kind, state, emailKey } = submission;
  const head = headOf(members.filter((one) => one.conversation === conversation));
  if (conversation === submission.conversation) return undefined;
  const isOpen = state === 'new' || state === 'answered' || state === 'archived';
  if (kind !== 'messages' || !isOpen || head?.emailKey !== emailKey) return { refused: 'closed' };
  const followers = members.filter(
    (one) => one.conversation === submission.conversation && one.id !== submission.id,
  );
  return {
    what: 'joined',
    fields: { state: 'joined', conversation },
    others: [
      ...followers.map((follower) => ({
        submission: follower,
        what: 'joined' as const,
        fields: { conversation },
      })),
      ...(state === 'new' && head.state !== 'new'
        ? [{ submission: head, what: 'new' as const, fields: { state } }]
        : []),
    ],
  };
}

/** Takes a message out of its conversation: it is new, in one of its own. */
export function separate(submission: Submission, _: object, { members }: CommandContext): Outcome {
  const { id, state, conversation } = submission;
  if (state !== 'joined') return { refused: 'closed' };
  const left = members.filter((one) => one.id !== id);
  const head = headOf(left);
  // The others have to leave the id that is its own.
  const renamed = conversation === id && head ? left : [];
  return {
    what: 'separated',
    fields: { state: 'new', conversation: id },
    others: renamed.map((one) => ({
      submission: one,
      what: 'separated',
      fields: { conversation: head?.id ?? one.id },
    })),
  };
}
