import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { useCommands } from '#src/desk/parts/useCommands.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import type { Slot } from '#src/domain/agenda/slots.ts';
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
} as const;

interface MoveDialogProps {
  booking: BookingSubmission;
  /** The slot that was chosen already, as by dropping it there. */
  to?: DaySlot;
  /** Hears whether it was moved. */
  onClose: (isMoved: boolean) => void;
}

/** Moves a booking to another slot, with or without a mail to its visitor. */
export function MoveDialog({ booking, to, onClose }: MoveDialogProps) {
  const { giveCommand } = useCommands();
  const { nome, email } = booking;
  return (
    <AdminDialog title={words.title} onClose={() => onClose(false)}>
      <p className="breakable">
        <strong>{nome}</strong>, <BookedTime booking={booking} />
      </p>
      {!email && <p>{words.withoutMail}</p>}
      <DeskForm
        label={words.form}
        check={({ data = '', horario }) => ({
          ...(!isCalendarDay(data) && { data: DAY_REQUIRED }),
          ...(!horario && { horario: SLOT_REQUIRED }),
        })}
        work={({ data = '', horario }, _form, pressed) =>
          giveCommand('moveByStudio', booking, {
            data,
            horario: horario as Slot,
            tells: pressed === words.tell,
          })
        }
        onDone={() => onClose(true)}
        submit={email ? [words.tell, words.keepQuiet] : [words.keepQuiet]}
        back={words.close}
      >
        <DaySlotFields given={to} />
      </DeskForm>
    </AdminDialog>
  );
}
