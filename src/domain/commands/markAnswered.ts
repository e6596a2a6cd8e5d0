import type { Submission } from '../submissions/submission.ts';
import { logEntries, type SubmissionChange } from '../submissions/submissionLog.ts';
import type { CommandContext, Outcome } from './command.ts';

/** The link in the notice that reaches the studio's mailbox holds for so long after the submission came. */
export const ANSWERED_LINK_DAYS = 14;

/** What the studio does to a submission that it has seen. */
const DEALINGS: readonly SubmissionChange[] = ['new', 'answered', 'archived', 'spam', 'replied'];

/**
 * Somebody says by the link of the studio's notice that a submission was answered from the mailbox. It does so once, and only
 * while nobody has dealt with the submission: later presses, as in a quoted mail, change nothing.
 */
export function markAnswered(
  { state, createdAt, log }: Submission,
  _: object,
  { now }: CommandContext,
): Outcome {
  const isOver = now.getTime() - createdAt.getTime() > ANSWERED_LINK_DAYS * 86_400_000;
  if (isOver || state === 'spam' || state === 'review') return { refused: 'missing' };
  const wasDealtWith = logEntries(log).some(({ what }) => DEALINGS.includes(what));
  return state !== 'new' || wasDealtWith ? undefined : { what: 'answered', fields: { state: 'answered' } };
}
