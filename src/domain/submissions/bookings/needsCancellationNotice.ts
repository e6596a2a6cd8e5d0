import type { BookingSubmission, Submission } from '../submission.ts';
import { isUpcoming } from './isUpcoming.ts';

/** Whether deletion must wait for a mail: the booking is in the future, or its cancellation has not been mailed. */
export function needsCancellationNotice(submission: Submission, now: Date): submission is BookingSubmission {
  if (submission.kind === 'messages' || submission.deleteWhenMailed) return false;
  const { holdsSlot, cancelledAt, mail } = submission;
  if (holdsSlot) return isUpcoming(submission, now);
  return cancelledAt !== null && mail.state === 'pending';
}
