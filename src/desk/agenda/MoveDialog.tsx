import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormErrorsContext } from '#src/components/form/Form.tsx';
import { type FormErrors, readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { DAY_REQUIRED, SLOT_REQUIRED } from '#src/domain/forms/fieldMessages.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { DaySlotFields } from './DaySlotFields.tsx';

const words = {
  title: 'Mudar de horário',
  form: 'Novo horário',
  tell: 'Mudar e avisar',
  keepQuiet: 'Mudar sem avisar',
  withoutMail: 'Este agendamento não tem email: avise por telefone.',
  close: 'Deixar como está',
  failed: 'Não foi possível mudar o horário. O agendamento continua onde estava; tente de novo.',
} as const;

interface MoveDialogProps {
  booking: BookingSubmission;
  /** The slot that was chosen already, as by dropping it there. */
  to?: DaySlot;
  /** Hears whether it was moved. */
  onClose: (isMoved: boolean) => void;
}

/**
 * The dialog that moves a booking to another slot, with or without a mail to its visitor; it is open while it is
 * rendered.
 */
export function MoveDialog({ booking, to, onClose }: MoveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isMoved = useRef(false);
  const formId = useId();
  const [errors, setErrors] = useState<FormErrors>({});
  const { state, give, running } = useSubmissionAction();
  useLayoutEffect(() => dialog.current?.showModal(), []);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data = '', horario: typed } = readValues(event.currentTarget);
    const horario = SLOTS.find((slot) => slot === typed);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const tells = submitter?.getAttribute('value') === 'tell';
    if (!isCalendarDay(data)) return setErrors({ data: DAY_REQUIRED });
    if (!horario) return setErrors({ horario: SLOT_REQUIRED });
    const told = { done: '', failed: words.failed };
    isMoved.current = await give('moveByStudio', booking, { data, horario, tells }, told);
    if (isMoved.current) dialog.current?.close();
  };
  const { nome, email } = booking;
  return (
    <AdminDialog
      ref={dialog}
      title={words.title}
      onClose={() => onClose(isMoved.current)}
      close={words.close}
      confirm={
        <>
          {email && (
            <Button type="submit" form={formId} value="tell" aria-disabled={running}>
              {words.tell}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant={email ? 'secondary' : 'primary'}
            aria-disabled={running}
          >
            {words.keepQuiet}
          </Button>
        </>
      }
    >
      <p className="breakable">
        <strong>{nome}</strong>, <BookedTime booking={booking} />
      </p>
      {!email && <p>{words.withoutMail}</p>}
      <form
        id={formId}
        noValidate
        aria-label={words.form}
        className="stack-4"
        onSubmit={handleSubmit}
        onInput={() => setErrors({})}
      >
        <FormErrorsContext value={errors}>
          <DaySlotFields given={to} />
        </FormErrorsContext>
      </form>
      {state.status === 'failed' && <ActionStatus state={state} />}
    </AdminDialog>
  );
}
