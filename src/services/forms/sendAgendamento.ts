import type { BookingRequestBody } from '#src/domain/forms/booking.ts';
import type { BookingSuccess } from '#src/domain/forms/confirmedBooking.ts';
import { BOOKING_FAILED, BOOKING_UNREACHABLE } from '#src/domain/forms/sendingErrors.ts';
import { postForm } from './postForm.ts';

/** Books a consultation and returns its id and reference number. Throws a SubmissionError (see postForm). */
export function sendAgendamento(booking: BookingRequestBody): Promise<BookingSuccess> {
  return postForm<BookingSuccess>('/api/sendAgendamento', booking, {
    failed: BOOKING_FAILED,
    unreachable: BOOKING_UNREACHABLE,
  });
}
