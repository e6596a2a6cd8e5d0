import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { manageBooking } from '#src/copy/forms/manageBooking.ts';
import type { BookingActionProps } from './useManagedBooking.ts';

export function CancelPanel({
  booking,
  change,
  onDone,
  onClose,
}: BookingActionProps & { onClose: () => void }) {
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
