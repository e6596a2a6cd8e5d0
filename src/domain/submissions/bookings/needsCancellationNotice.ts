import { isPastSlot } from '../../agenda/slots.ts';
import { isCalendarDay } from '../../time/calendarDay.ts';
import type { BookingSubmission, Submission } from '../submission.ts';

/** Whether deletion must wait for a mail: the booking is in the future, or its cancellation has not been mailed. */
export function needsCancellationNotice(submission: Submission, now: Date): submission is BookingSubmission {
  if (submission.kind === 'messages' || submission.deleteWhenMailed) return false;
  const { holdsSlot, data, horario, cancelledAt, mail } = submission;
  if (holdsSlot) return isCalendarDay(data) && !isPastSlot(data, horario, now);
  return cancelledAt !== null && mail.state === 'pending';
}
