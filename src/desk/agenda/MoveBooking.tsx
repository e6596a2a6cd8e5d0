import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** Moves a booking that is not cancelled, unless the studio has noted whether it took place. */
export function MoveBooking({ booking }: { booking: BookingSubmission }) {
  const [isOpen, setIsOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  if (!booking.holdsSlot || booking.attendance) return null;
  const handleClose = (done = '') => {
    setIsOpen(false);
    setOutcome(done);
  };
  return (
    <div className="stack-2 start">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Mudar de horário
      </Button>
      <ActionStatus state={{ status: 'done', sentence: outcome }} />
      {isOpen && <MoveDialog booking={booking} onClose={handleClose} />}
    </div>
  );
}
