import { isPastSlot } from '../agenda/slots.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import type { BookingSubmission, Submission } from './submission.ts';

/**
 * Whether the visitor of a submission that is to be deleted should be told first: the booking still stands and is to
 * come, or it was cancelled and the mail about it is not out yet.
 */
export function needsCancellationNotice(submission: Submission, now: Date): submission is BookingSubmission {
  if (submission.kind === 'messages' || submission.deleteWhenMailed) return false;
  const { holdsSlot, data, horario, cancelledAt, mail } = submission;
  if (holdsSlot) return isCalendarDay(data) && !isPastSlot(data, horario, now);
  return cancelledAt !== null && mail.state === 'pending';
}
