import { bookingSuccess } from '#src/copy/forms/bookingSuccess.ts';
import { unmailed } from '#src/copy/forms/unmailed.ts';
import type { BookingSuccess } from '#src/domain/forms/confirmedBooking.ts';
import { requestPromise } from '#src/domain/submissions/requestPromise.ts';

export function successText(booked: Pick<BookingSuccess, 'heldUntil' | 'review' | 'unmailed'>): string {
  if (booked.heldUntil) return requestPromise(new Date(booked.heldUntil));
  if (booked.review) return bookingSuccess.underReview;
  return booked.unmailed ? unmailed : bookingSuccess.text;
}
