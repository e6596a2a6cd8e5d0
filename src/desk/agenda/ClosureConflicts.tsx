import { useLayoutEffect, useRef, useState } from 'react';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { useCommands } from '#src/desk/parts/useCommands.ts';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import type { Cancellation } from '#src/domain/submissions/cancellation.ts';
import type { PendingClosure } from './CloseDialog.tsx';

interface ClosureConflictsProps {
  pending: PendingClosure;
  onClose: (closure: PendingClosure) => Promise<void>;
}

/** The bookings that a closure meets, before it is made: they can be cancelled with it, each with a mail, or kept. */
export function ClosureConflicts({ pending, onClose }: ClosureConflictsProps) {
  const { conflicts: words, back } = adminAgenda.closures;
  const [left, setLeft] = useState(pending.bookings);
  const { giveCommand } = useCommands();
  const ensureRecentSignIn = useRecentSignIn();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const cancelAll = async () => {
    // One by one: each is a command of its own, and what a failure leaves is shown.
    for (const booking of left) {
      const cancellation: Cancellation = { reason: 'closed', note: '', offers: [] };
      await giveCommand('cancelByStudio', booking, { cancellation });
      setLeft((before) => before.filter(({ id }) => id !== booking.id));
    }
  };
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {words.title}
      </h4>
      <p>{words.text}</p>
      <ul className="breakable">
        {left.map((booking) => (
          <li key={booking.id}>
            {booking.nome}, <BookedTime booking={booking} />
          </li>
        ))}
      </ul>
      <DeskForm
        label={words.title}
        work={async (_values, _form, pressed) => {
          const cancels = pressed === words.cancel;
          if (cancels && !(await ensureRecentSignIn())) return;
          if (cancels) await cancelAll();
          await onClose(pending);
        }}
        failed={words.failed}
        submit={[words.cancel, words.keep]}
        submitting={words.running}
        back={back}
      />
    </>
  );
}
