import { useLayoutEffect, useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import { consultationMinutes } from '#src/domain/bookingOptions.ts';
import { formatLongDay, isCalendarDay } from '#src/domain/calendarDay.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import { isPastSlot, slotRange } from '#src/domain/slots.ts';
import type { BookingSubmission, Submission } from '#src/domain/submission.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { AdminDialog } from './AdminDialog.tsx';
import { useSubmissionAction } from './useSubmissionAction.ts';

interface CancelBookingProps {
  booking: BookingSubmission;
  onUpdate: (submission: Submission) => void;
}

/** Cancels a booking that is still to come, after asking and saying what that means; or says when it was cancelled. */
export function CancelBooking({ booking, onUpdate }: CancelBookingProps) {
  const words = admin.cancel;
  const { nome, email, data, horario, tipoConsulta, holdsSlot, cancelledAt } = booking;
  const { state, run, running } = useSubmissionAction(onUpdate);
  const dialog = useRef<HTMLDialogElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const canCancel = holdsSlot && isCalendarDay(data) && !isPastSlot(data, horario, new Date());

  const cancel = async () => {
    const work = async () => {
      const { cancelBooking } = await import('#src/services/submissionActions.ts');
      return cancelBooking(booking);
    };
    if (await run({ work, done: words.done, failed: words.failed, isSensitive: true }))
      dialog.current?.close();
  };
  // What had the focus is gone with the button.
  useLayoutEffect(() => {
    if (state.status === 'done') outcome.current?.focus();
  }, [state.status]);

  return (
    <div className="stack-3 start">
      {cancelledAt && (
        <p>
          {words.cancelledAt} <time dateTime={cancelledAt.toISOString()}>{formatDateTime(cancelledAt)}</time>.
        </p>
      )}
      {canCancel && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
          {words.action}
        </Button>
      )}
      {state.status === 'done' && <ActionStatus ref={outcome} state={state} />}
      <AdminDialog
        ref={dialog}
        title={words.title}
        actions={
          <>
            <Button aria-disabled={running} onClick={cancel}>
              {running ? words.running : words.confirm}
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {words.keep}
            </Button>
          </>
        }
      >
        <p className="strong breakable">
          {nome}, {isCalendarDay(data) && formatLongDay(data)},{' '}
          {slotRange(horario, consultationMinutes(tipoConsulta))}
        </p>
        <ul className="stack-1">
          <li>{words.slot}</li>
          {email && (
            <li>
              {nome} {words.mail}
            </li>
          )}
          <li>{words.final}</li>
        </ul>
        {state.status === 'failed' && <ActionStatus state={state} />}
      </AdminDialog>
    </div>
  );
}
