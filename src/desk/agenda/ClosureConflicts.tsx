import { useLayoutEffect, useRef, useState } from 'react';
import { useRecentSignIn } from '#src/desk/base/useRecentSignIn.ts';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import type { Closure } from '#src/domain/agenda/availability.ts';
import type { Cancellation } from '#src/domain/submissions/cancellation.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';

/** A closure that waits until the bookings in it are dealt with. */
export type PendingClosure = { closure: Closure; reason: string; bookings: BookingSubmission[] };

interface ClosureConflictsProps {
  pending: PendingClosure;
  onClose: (closure: PendingClosure) => Promise<void>;
}

/** The bookings that a closure meets, before it is made: they can be cancelled with it, each with a mail, or kept. */
export function ClosureConflicts({ pending, onClose }: ClosureConflictsProps) {
  const [left, setLeft] = useState(pending.bookings);
  const ensureRecentSignIn = useRecentSignIn();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        Há consultas marcadas
      </h4>
      <p>Estas consultas caem no que você vai fechar. Se forem canceladas, quem marcou recebe um email.</p>
      <ul className="breakable">
        {left.map((booking) => (
          <li key={booking.id}>
            {booking.nome}, <BookedTime booking={booking} />
          </li>
        ))}
      </ul>
      <DeskForm
        label="Há consultas marcadas"
        work={async (_, { pressed, giveCommand }) => {
          const cancelled = pressed === 'Fechar e cancelar todas' ? left : [];
          if (cancelled.length > 0 && !(await ensureRecentSignIn())) return;
          // One by one: each is a command of its own, and what a failure leaves is shown.
          for (const booking of cancelled) {
            const cancellation: Cancellation = { reason: 'closed', note: '', offers: [] };
            await giveCommand('cancelByStudio', booking, { cancellation });
            setLeft((before) => before.filter(({ id }) => id !== booking.id));
          }
          await onClose(pending);
        }}
        failed="Parou no meio: o que falta está na lista. Tente de novo."
        submit={['Fechar e cancelar todas', 'Fechar e manter todas']}
        submitting="Cancelando..."
        back="Voltar sem fechar"
      />
    </>
  );
}
