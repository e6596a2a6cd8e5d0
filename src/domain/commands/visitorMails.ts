import type { Submission } from '../submissions/submission.ts';

/** Most mails a day that visitors' own actions cause to somebody outside the studio. */
export const DAILY_MAILS = { ofSubmission: 6, ofAddress: 10 };

const DAY_MS = 86_400_000;

/**
 * Whether a mail that a visitor's action causes is held back, because the day's are used up: those of the submission, or
 * those of `sameAddress`, everything whose mails go to that address, the submission among it. First confirmations and
 * cancellations are counted, and always leave.
 */
export function isHeldBack(submission: Submission, sameAddress: readonly Submission[], now: Date): boolean {
  const ofAddress = sameAddress.reduce((sum, one) => sum + mailsCaused(one, now), 0);
  return mailsCaused(submission, now) >= DAILY_MAILS.ofSubmission || ofAddress >= DAILY_MAILS.ofAddress;
}

/** How many mails to its visitor the visitor's own actions have caused within the last day. */
function mailsCaused(submission: Submission, now: Date): number {
  const { kind, state, createdAt } = submission;
  if (state === 'review' || state === 'spam') return 0;
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < DAY_MS;
  if (kind === 'messages') return Number(isRecent(createdAt));
  const { history, cancelledAt, cancelledBy } = submission;
  const isEntered = history.some(({ what }) => what === 'entered');
  const moves = history.filter(
    ({ at, what, by, isHeld }) => what === 'moved' && by === 'visitor' && !isHeld && isRecent(at),
  );
  const isCancelled = cancelledBy === 'visitor' && isRecent(cancelledAt);
  return moves.length + Number(!isEntered && isRecent(createdAt)) + Number(isCancelled);
}
