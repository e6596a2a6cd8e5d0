import { REPLY_HOLD_MS, type Reply, replyMail } from '../submissions/replies/replies.ts';
import { changedDraft } from '../submissions/replies/replyDraft.ts';
import { isAnswerable } from '../submissions/states.ts';
import type { Submission } from '../submissions/submission.ts';
import type { CommandContext, Outcome } from './command.ts';
import { isWaitingRequest } from './lapse.ts';

/**
 * Stores an answer, which is sent when it can no longer be taken back. The submission becomes answered or concluded,
 * and the author's draft empty. Refused for spam and for submissions without an address.
 */
export function reply(
  submission: Submission,
  { text, concludes, cc = [] }: { text: string; concludes?: boolean | undefined; cc?: string[] | undefined },
  { by, uid, name, now }: CommandContext,
): Outcome {
  const { state, email, revision, replies, drafts } = submission;
  // Copies may go only to people who got a copy of the client's mail.
  const isKnown = cc.every((address) => submission.lastMails?.cc.includes(address));
  if (!isAnswerable(submission) || email === '' || !isKnown) return { refused: 'closed' };
  const sendAt = new Date(now.getTime() + REPLY_HOLD_MS);
  const answer: Reply = {
    text,
    by,
    name,
    at: now,
    sendAt,
    before: state,
    ...(concludes && { concludes }),
    ...(cc.length > 0 && { cc }),
  };
  const number = (revision ?? 0) + 1;
  return {
    what: 'replied',
    fields: {
      // Answering a request does not confirm it.
      state: isWaitingRequest(submission) ? state : stateAfter(answer),
      replies: { ...replies, [number]: answer },
      drafts: { ...drafts, [uid]: changedDraft(drafts?.[uid], '', now) },
    },
    mails: [replyMail(number)],
  };
}

/** Takes back an answer before it is sent, and restores the state. Its text becomes the author's draft again. */
export function takeBackReply(
  submission: Submission,
  { reply: number }: { reply: number },
  { uid, now }: CommandContext,
): Outcome {
  const { [number]: answer, ...otherReplies } = submission.replies ?? {};
  const name = replyMail(number);
  const { mail, state } = submission;
  if (!answer || !mail.outstanding.includes(name) || answer.sendAt <= now) return { refused: 'late' };
  return {
    what: 'takenBack',
    fields: {
      replies: otherReplies,
      drafts: { ...submission.drafts, [uid]: changedDraft(submission.drafts?.[uid], answer.text, now) },
      ...(state === stateAfter(answer) && { state: answer.before }),
    },
    drops: (other) => other === name,
  };
}

function stateAfter({ concludes }: Reply) {
  return concludes ? ('archived' as const) : ('answered' as const);
}
