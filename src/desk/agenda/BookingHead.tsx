import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { CancelBooking } from './CancelBooking.tsx';
import { MoveBooking } from './MoveBooking.tsx';

/** When a booking is and what about, and the ways to move and to cancel it. */
export function BookingHead({ booking }: { booking: BookingSubmission }) {
  return (
    <>
      <p>
        <BookedTime booking={booking} />
      </p>
      <div className="cluster-2 middle screen-only">
        <MoveBooking booking={booking} />
        <CancelBooking booking={booking} />
      </div>
    </>
  );
}
