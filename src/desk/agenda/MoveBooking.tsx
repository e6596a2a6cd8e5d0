import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** Moves a booking that is not cancelled, unless the studio has noted whether it took place. */
export function MoveBooking({ booking }: { booking: BookingSubmission }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isMoved, setIsMoved] = useState(false);
  if (!booking.holdsSlot || booking.attendance) return null;
  const handleClose = (hasMoved: boolean) => {
    setIsOpen(false);
    setIsMoved(hasMoved);
  };
  return (
    <div className="stack-2 start">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Mudar de horário
      </Button>
      <ActionStatus
        state={
          isMoved
            ? { status: 'done', sentence: 'O horário mudou. O anterior está livre de novo.' }
            : { status: 'idle' }
        }
      />
      {isOpen && <MoveDialog booking={booking} onClose={handleClose} />}
    </div>
  );
}
