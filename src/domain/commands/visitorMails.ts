import { type MailName, mailRow } from '../submissions/mailName.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission, Submission } from '../submissions/submission.ts';

/** Most mails a day that visitors' own actions cause to somebody outside the studio. */
export const DAILY_MAILS = { ofSubmission: 6, ofAddress: 10 };

const DAY_MS = 86_400_000;

/** The mails among `names` that may be sent: none to a visitor without an address, or before the studio has confirmed. */
export function bookingMails(booking: BookingSubmission, names: MailName[]): MailName[] {
  const isTold = booking.email !== '' && stateOf(booking).isTrusted;
  return names.filter((name) => isTold || mailRow(name).to !== 'visitor');
}

/**
 * Whether a mail that a visitor's action causes is held back, because the day's of the submission or of its address are used up.
 * First confirmations and cancellations are counted, and always leave.
 */
export function isHeldBack(submission: Submission, sameAddress: readonly Submission[], now: Date): boolean {
  const ofAddress = sameAddress.reduce((sum, one) => sum + mailsCaused(one, now), 0);
  return mailsCaused(submission, now) >= DAILY_MAILS.ofSubmission || ofAddress >= DAILY_MAILS.ofAddress;
}

/** How many mails to its visitor the visitor's own actions have caused within the last day. */
function mailsCaused(submission: Submission, now: Date): number {
  const { kind, createdAt } = submission;
  if (!stateOf(submission).isTrusted) return 0;
  const isRecent = (at: Date | null) => at !== null && now.getTime() - at.getTime() < DAY_MS;
  if (kind === 'messages') return Number(isRecent(createdAt));
  const { form, history, cancelledAt, cancelledBy } = submission;
  const moves = history.filter(
    ({ at, what, by, isHeld }) => what === 'moved' && by === 'visitor' && !isHeld && isRecent(at),
  );
  const isCancelled = cancelledBy === 'visitor' && isRecent(cancelledAt);
  return moves.length + Number(form !== 'entered' && isRecent(createdAt)) + Number(isCancelled);
}
