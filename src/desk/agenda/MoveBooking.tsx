import { useRef } from 'react';
import { useSingleKeys } from '#src/desk/base/useSingleKeys.ts';
import { DialogButton } from '#src/desk/parts/DialogButton.tsx';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** Moves a booking that is not cancelled, unless the studio has noted whether it took place; "m" asks for it, too. */
export function MoveBooking({ booking }: { booking: BookingSubmission }) {
  const around = useRef<HTMLSpanElement>(null);
  useSingleKeys({ m: () => around.current?.querySelector('button')?.click() });
  if (!booking.holdsSlot || booking.attendance) return null;
  return (
    <span ref={around}>
      <DialogButton
        variant="secondary"
        label="Mudar de horário"
        done="O horário mudou. O anterior está livre de novo."
        dialog={(close) => <MoveDialog booking={booking} onClose={(done) => close(done !== undefined)} />}
      />
    </span>
  );
}
