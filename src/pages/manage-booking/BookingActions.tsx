import { useLayoutEffect, useRef, useState } from 'react';
import { CalendarButton } from '#src/components/sections/bookings/CalendarButton.tsx';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import { paths } from '#src/domain/site/paths.ts';
import { requestPromise } from '#src/domain/submissions/requestPromise.ts';
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
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { title, text, mailed, confirm, running: words, keep, done } = manageBooking.cancel;

  const cancel = async () => {
    setRunning(true);
    setRefusal(undefined);
    const refused = await change({ action: 'cancel', sequence: booking.sequence });
    setRunning(false);
    if (refused) setRefusal(refused);
    else onDone(done);
  };
  return (
    <Panel>
      <div className="stack-5 one-column shrinkable">
        <h2 ref={heading} tabIndex={-1} className="title-m">
          {title}
        </h2>
        <p>
          {text} {booking.status === 'held' && mailed}
        </p>
        {refusal && <Notice tone="error" title={refusal} />}
        <div className="cluster-3">
          <Button busy={running} onClick={cancel}>
            {running ? words : confirm}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
