import { CHOSEN_STATES, stateOf } from '../submissions/states.ts';
import type { Submission } from '../submissions/submission.ts';
import { logEntries, type SubmissionChange } from '../submissions/submissionLog.ts';
import type { CommandContext, Outcome } from './command.ts';

export const ANSWERED_LINK_DAYS = 14;

/** If the log has one of these entries, the studio has dealt with the submission. */
const DEALINGS: readonly SubmissionChange[] = [...CHOSEN_STATES, 'replied', 'mailed'];

/**
 * Marks a submission as answered, through the link in the studio's notice. The link works only if nobody has dealt with
 * the submission yet. Opening it later, for example from a quoted mail, changes nothing.
 */
export function markAnswered(submission: Submission, _: object, { now }: CommandContext): Outcome {
  const { state, createdAt, log } = submission;
  const isOver = now.getTime() - createdAt.getTime() > ANSWERED_LINK_DAYS * 86_400_000;
  if (isOver || !stateOf(submission).isTrusted) return { refused: 'missing' };
  const wasDealtWith = logEntries(log).some(({ what }) => DEALINGS.includes(what));
  return state !== 'new' || wasDealtWith ? undefined : { what: 'answered', fields: { state: 'answered' } };
}
