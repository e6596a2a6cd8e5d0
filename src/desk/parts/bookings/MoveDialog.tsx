import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { BookedTime } from '#src/desk/parts/rows/Gist.tsx';
import { consultationMinutes } from '#src/domain/agenda/consultationTypes.ts';
import type { DaySlot } from '#src/domain/agenda/freeDays.ts';
import type { Slot } from '#src/domain/agenda/slots.ts';
import { DAY_REQUIRED, SLOT_REQUIRED } from '#src/domain/forms/fieldMessages.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { DaySlotFields } from './DaySlotFields.tsx';

const TELL = 'Mudar e avisar';
const KEEP_QUIET = 'Mudar sem avisar';

type MoveDialogProps = { booking: BookingSubmission; to?: DaySlot; onClose: (outcome?: string) => void };

/** Moves a booking to another slot, with or without a mail to its visitor. `to` is the slot where it was dropped. */
export function MoveDialog({ booking, to, onClose }: MoveDialogProps) {
  const { nome, email } = booking;
  return (
    // If the slot is already chosen, the person only confirms it.
    <AdminDialog title="Mudar de horário" startsInField={!to} onClose={onClose}>
      <p className="breakable">
        <strong>{nome}</strong>, <BookedTime booking={booking} />
      </p>
      {!email && <p>Este agendamento não tem email: avise por telefone.</p>}
      <DeskForm
        label="Novo horário"
        check={({ data = '', horario }) => ({
          ...(!isCalendarDay(data) && { data: DAY_REQUIRED }),
          ...(!horario && { horario: SLOT_REQUIRED }),
        })}
        work={({ data = '', horario }, { pressed, giveCommand }) =>
          giveCommand('moveByStudio', booking, { data, horario: horario as Slot, tells: pressed === TELL })
        }
        onDone={() => onClose('O horário mudou. O anterior está livre de novo.')}
        submit={email ? [TELL, KEEP_QUIET] : [KEEP_QUIET]}
        back="Deixar como está"
      >
        <DaySlotFields given={to} minutes={consultationMinutes(booking.tipoConsulta)} />
      </DeskForm>
    </AdminDialog>
  );
}
