import { bookingSuccess } from '#src/copy/forms/bookingSuccess.ts';
import { unmailed } from '#src/copy/forms/unmailed.ts';
import type { BookingSuccess } from '#src/domain/forms/confirmedBooking.ts';
import { requestPromise } from '#src/domain/submissions/requestPromise.ts';

export function successText({
  heldUntil,
  review,
  unmailed: isUnmailed,
}: Pick<BookingSuccess, 'heldUntil' | 'review' | 'unmailed'>): string {
  if (heldUntil) return requestPromise(new Date(heldUntil));
  if (review) return bookingSuccess.underReview;
  return isUnmailed ? unmailed : bookingSuccess.text;
}
