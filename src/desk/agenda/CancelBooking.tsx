import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormErrorsContext } from '#src/components/form/Form.tsx';
import { type FormErrors, readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';
import { adminCancel } from '#src/desk/words/adminCancel.ts';
import { isPastSlot, slotRange } from '#src/domain/agenda/slots.ts';
import { consultationMinutes } from '#src/domain/forms/bookingOptions.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatLongDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { CancellationFields } from './CancellationFields.tsx';
import { CancellationNotice } from './CancellationNotice.tsx';
import { OfferTimes, offeredTimes } from './OfferTimes.tsx';

/**
 * Cancels a booking that is still to come, after asking why and saying what that means; or says when and why it was
 * cancelled.
 */
export function CancelBooking({ booking }: { booking: BookingSubmission }) {
  const words = admin.cancel;
  const { nome, email, data, horario, tipoConsulta, holdsSlot, cancelledAt, cancellation } = booking;
  const { state, give, running } = useSubmissionAction();
  const dialog = useRef<HTMLDialogElement>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const canCancel = holdsSlot && isCalendarDay(data) && !isPastSlot(data, horario, new Date());

  const [isOpen, setIsOpen] = useState(false);
  const [errors, setErrors] = useState<FormErrors>({});
  const formId = useId();

  const cancel = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = readValues(form);
    const { validateCancellation } = await import('#src/domain/submissions/validateCancellation.ts');
    const given = validateCancellation(values);
    const wrong = 'errors' in given ? given.errors : {};
    flushSync(() => setErrors(wrong));
    if ('errors' in given)
      return form.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
    const cancellation = { ...given, offers: offeredTimes(values) };
    const { done, failed } = words;
    await give('cancelByStudio', booking, { cancellation }, { done, failed, isSensitive: true });
  };
  const open = () => {
    setIsOpen(true);
    dialog.current?.showModal();
  };
  // The focused button is gone. Behind an open dialog nothing can be focused.
  useLayoutEffect(() => {
    if (state.status !== 'done') return;
    dialog.current?.close();
    outcome.current?.focus();
  }, [state.status]);

  return (
    <div className="stack-3 start">
      {cancelledAt && (
        <p>
          {words.cancelledAt} <time dateTime={cancelledAt.toISOString()}>{formatDateTime(cancelledAt)}</time>.
        </p>
      )}
      {cancellation && <CancellationNotice cancellation={cancellation} />}
      {canCancel && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={open}>
          {words.action}
        </Button>
      )}
      {state.status === 'done' && <ActionStatus ref={outcome} state={state} />}
      <AdminDialog
        ref={dialog}
        title={words.title}
        onClose={() => setIsOpen(false)}
        close={words.keep}
        confirm={
          <Button type="submit" form={formId} aria-disabled={running}>
            {running ? words.running : words.confirm}
          </Button>
        }
      >
        <p className="strong breakable">
          {nome}, {isCalendarDay(data) && formatLongDay(data)},{' '}
          {slotRange(horario, consultationMinutes(tipoConsulta))}
        </p>
        <ul>
          <li>{words.slot}</li>
          {email && (
            <li>
              {nome} {words.mail}
            </li>
          )}
          <li>{words.final}</li>
        </ul>
        <form
          id={formId}
          noValidate
          aria-label={adminCancel.form}
          className="stack-4"
          onSubmit={cancel}
          onInput={() => setErrors({})}
        >
          <FormErrorsContext value={errors}>
            <CancellationFields />
          </FormErrorsContext>
          {email ? (
            <OfferTimes minutes={consultationMinutes(tipoConsulta)} isWanted={isOpen} />
          ) : (
            <p>{adminCancel.withoutMail}</p>
          )}
        </form>
        {state.status === 'failed' && <ActionStatus state={state} />}
      </AdminDialog>
    </div>
  );
}
