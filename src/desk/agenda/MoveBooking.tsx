import { DialogButton } from '#src/desk/parts/DialogButton.tsx';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** Moves a booking that is not cancelled, unless the studio has noted whether it took place. */
export function MoveBooking({ booking }: { booking: BookingSubmission }) {
  if (!booking.holdsSlot || booking.attendance) return null;
  return (
    <div className="stack-2 start">
      <DialogButton
        variant="secondary"
        label="Mudar de horário"
        done="O horário mudou. O anterior está livre de novo."
        dialog={(close) => <MoveDialog booking={booking} onClose={(done) => close(done !== undefined)} />}
      />
    </div>
  );
}
