import { useRef } from 'react';
import { useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { BookedTime } from '#src/desk/parts/rows/Gist.tsx';
import { isDeclined } from '#src/domain/submissions/bookings/bookingEvent.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { CancelBooking } from './CancelBooking.tsx';
import { MoveDialog } from './MoveDialog.tsx';

/** Time and type of a booking, with buttons to move and cancel it; "m" also opens the move. */
export function BookingHead({ booking }: { booking: BookingSubmission }) {
  const actions = useRef<HTMLDivElement>(null);
  // Not after the studio has noted whether it took place.
  const isMovable = booking.holdsSlot && !booking.attendance;
  useSingleKeys({ m: () => isMovable && actions.current?.querySelector('button')?.click() });
  return (
    <>
      <p>
        <BookedTime booking={booking} />
      </p>
      {booking.holdsSlot && isDeclined(booking) && (
        <p className="error strong">
          {booking.host?.name ?? 'Quem atende'} recusou o convite: escolha outra pessoa em “Quem atende”.
        </p>
      )}
      <div ref={actions} className="cluster-2 middle screen-only">
        {isMovable && (
          <DialogButton
            variant="secondary"
            label="Mudar de horário"
            done="O horário mudou. O anterior está livre de novo."
            dialog={(close) => <MoveDialog booking={booking} onClose={(done) => close(done !== undefined)} />}
          />
        )}
        <CancelBooking booking={booking} />
      </div>
    </>
  );
}
