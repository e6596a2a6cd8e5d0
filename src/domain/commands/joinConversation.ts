import { followersOf, headOf } from '../submissions/conversation.ts';
import { stateOf } from '../submissions/states.ts';
import type { Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';

/** Adds a conversation's messages to another conversation of the address, which becomes new if the first was new. */
export function joinConversation(
  submission: Submission,
  { conversation }: { conversation: string },
  { sameAddress }: CommandContext,
): Outcome {
  const { kind, state } = submission;
  const head = headOf(sameAddress.filter((one) => one.conversation === conversation));
  if (conversation === submission.conversation) return undefined;
  const isMessage = kind === 'messages' && head?.kind === 'messages';
  const { standing, isTrusted } = stateOf(submission);
  if (!isMessage || !standing || !isTrusted) return { refused: 'closed' };
  const followers = followersOf(sameAddress, submission);
  return {
    what: 'joined',
    fields: { state: 'joined', conversation },
    others: [
      ...followers.map((one) => ({ submission: one, what: 'joined' as const, fields: { conversation } })),
      ...(state === 'new' && head.state !== 'new'
        ? [{ submission: head, what: 'joined' as const, fields: { state } }]
        : []),
    ],
  };
}

/** Removes a message from its conversation and makes a new conversation of it. */
export function separate(submission: Submission, _: object, { sameAddress }: CommandContext): Outcome {
  const { id, conversation } = submission;
  if (stateOf(submission).standing) return { refused: 'closed' };
  const left = sameAddress.filter((one) => one.id !== id && one.conversation === conversation);
  const head = headOf(left);
  // If the conversation had this message's id, the remaining messages need another id for their conversation.
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
