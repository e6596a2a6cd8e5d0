import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { Panel } from '#src/components/ui/Panel.tsx';
import { useCommands } from '#src/desk/parts/useCommands.ts';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { consultationMinutes } from '#src/domain/forms/bookingOptions.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import type { PendingClosure } from './CloseForm.tsx';

interface ClosureConflictsProps {
  pending: PendingClosure;
  onClose: (closure: PendingClosure) => Promise<void>;
  onBack: () => void;
}

/** The bookings that a closure meets, before it is made: they can be cancelled with it, each with a mail, or kept. */
export function ClosureConflicts({ pending, onClose, onBack }: ClosureConflictsProps) {
  const words = adminAgenda.closures.conflicts;
  const ensureRecentSignIn = useRecentSignIn();
  const { giveCommand } = useCommands();
  const [left, setLeft] = useState(pending.bookings);
  const [status, setStatus] = useState<'idle' | 'running' | 'failed'>('idle');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  const closeAndCancel = async () => {
    if (!(await ensureRecentSignIn())) return;
    setStatus('running');
    try {
      // One by one: each is a command of its own, and what a failure leaves is shown.
      for (const booking of left) {
        await giveCommand('cancelByStudio', booking, {
          cancellation: { reason: 'closed', note: '', offers: [] },
        });
        setLeft((before) => before.filter(({ id }) => id !== booking.id));
      }
      await onClose(pending);
    } catch {
      setStatus('failed');
    }
  };
  return (
    <Panel>
      <div className="stack-4">
        <h4 ref={heading} tabIndex={-1} className="title-s">
          {words.title}
        </h4>
        <p>{words.text}</p>
        <ul className="stack-2 breakable">
          {left.map(({ id, nome, data, horario, tipoConsulta }) => (
            <li key={id}>
              <strong>{nome}</strong>, {formatShortDay(data)},{' '}
              {slotRange(horario, consultationMinutes(tipoConsulta))}
            </li>
          ))}
        </ul>
        {status === 'failed' && <Notice tone="error" title={words.failed} />}
        <div className="cluster-3">
          <Button busy={status === 'running'} onClick={closeAndCancel}>
            {status === 'running' ? words.running : words.cancel}
          </Button>
          <Button variant="secondary" onClick={() => onClose(pending).catch(() => setStatus('failed'))}>
            {words.keep}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {words.back}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
