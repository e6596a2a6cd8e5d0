import { useState } from 'react';
import { useForm } from '#src/components/form/useForm.ts';
import { CalendarButton } from '#src/components/sections/bookings/CalendarButton.tsx';

import { Button, ButtonLink } from '#src/components/ui/Button.tsx';

import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { requestPromise } from '#src/domain/submissions/requestPromise.ts';
import { ChangePanel } from './ChangePanel.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { BookingActionProps } from './useManagedBooking.ts';

export function BookingActions(props: BookingActionProps) {
  const { status, fixed, sequence, place, heldUntil } = props.booking;
  const isRequest = status === 'requested';
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const { calendar, move, cancel, problem } = manageBooking;
  if (status === 'cancelled' || status === 'lapsed') {
    const { title, text } = manageBooking[status];
    return (
      <div className="stack-5 one-column shrinkable">
        <p>
          <strong>{title}.</strong> {text}
        </p>
        <div className="cluster-3">
          <ButtonLink to={paths.booking} icon="calendar" label={problem.book} />
        </div>
      </div>
    );
  }
  const close = () => setOpen(undefined);
  return (
    <div className="stack-5 one-column shrinkable">
      {heldUntil && <p>{requestPromise(new Date(heldUntil))}</p>}
      <div className="cluster-3">
        {!isRequest && (
          <CalendarButton
            label={calendar}
            booking={{ ...props.booking, email: '' }}
            details={() => ({ sequence, place, link: window.location.href })}
          />
        )}
        {!fixed && (
          <>
            {!isRequest && (
              <Button variant="secondary" aria-expanded={open === 'move'} onClick={() => setOpen('move')}>
                {move.action}
              </Button>
            )}
            <Button variant="secondary" aria-expanded={open === 'cancel'} onClick={() => setOpen('cancel')}>
              {cancel.action}
            </Button>
          </>
        )}
      </div>
      {fixed && <p>{fixed}</p>}
      {open === 'move' && <MoveForm {...props} onClose={close} />}
      {open === 'cancel' && <CancelPanel {...props} onClose={close} />}
    </div>
  );
}

function CancelPanel({ booking, change, onDone, onClose }: BookingActionProps & { onClose: () => void }) {
  const { text, mailed, done } = manageBooking.cancel;
  const form = useForm({
    validate: () => ({}),
    submit: async () => {
      const refused = await change({ action: 'cancel', sequence: booking.sequence });
      if (refused) throw new Error(refused);
      onDone(done);
    },
  });
  return (
    <ChangePanel form={form} words={manageBooking.cancel} onClose={onClose}>
      <p>
        {text} {booking.status === 'held' && mailed}
      </p>
    </ChangePanel>
  );
}
