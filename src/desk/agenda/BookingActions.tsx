import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { BookingAttendance } from './BookingAttendance.tsx';
import { BookingPlace } from './BookingPlace.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { MoveBooking } from './MoveBooking.tsx';

/** What can be done with a booking. */
export function BookingActions({ booking }: { booking: BookingSubmission }) {
  return (
    <>
      <BookingAttendance booking={booking} />
      <BookingPlace key={booking.meetingAddress} booking={booking} />
      <MoveBooking booking={booking} />
      <CancelBooking booking={booking} />
    </>
  );
}
