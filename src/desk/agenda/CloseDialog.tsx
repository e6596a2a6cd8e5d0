import { useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import styles from '#src/desk/parts/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { SlotBoxes } from '#src/desk/parts/SlotBoxes.tsx';
import { doInStudio } from '#src/desk/parts/useSubmissionAction.tsx';
import type { Closure } from '#src/domain/agenda/availability.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { ClosureConflicts, type PendingClosure } from './ClosureConflicts.tsx';

interface CloseDialogProps {
  days: Pick<Closure, 'from' | 'to'>;
  /** Takes what was done, as a sentence. */
  onClose: (done?: string) => void;
}

/** Closes days or slots, with a word that only the studio sees, after showing the bookings there. */
export function CloseDialog({ days, onClose }: CloseDialogProps) {
  const [pending, setPending] = useState<PendingClosure>();
  const close = async ({ closure, reason }: Omit<PendingClosure, 'bookings'>) => {
    await doInStudio({ action: 'close', closure, reason });
    onClose('Fechado. Ninguém marca mais nestes horários.');
  };
  return (
    <AdminDialog title="Fechar dias" onClose={() => onClose()}>
      {pending ? (
        <ClosureConflicts pending={pending} onClose={close} />
      ) : (
        <DeskForm
          label="Fechar"
          check={({ from = '', to = '' }): { from?: string } =>
            isCalendarDay(from) && isCalendarDay(to) && from <= to
              ? {}
              : { from: 'Escolha as duas datas, a primeira antes da segunda.' }
          }
          work={async ({ from = '', to = '', reason = '' }, { form }) => {
            const chosen = new FormData(form).getAll('slots');
            const slots = SLOTS.filter((slot) => chosen.includes(slot));
            const closure = { id: crypto.randomUUID(), from, to, slots };
            const bookings = await bookingsIn(closure);
            if (bookings.length > 0) return setPending({ closure, reason, bookings });
            await close({ closure, reason });
          }}
          submit={['Fechar']}
          submitting="Fechando..."
          back="Voltar sem fechar"
        >
          <div className={styles.fields}>
            <DateField label="De" name="from" required defaultValue={days.from} />
            <DateField label="Até" name="to" required defaultValue={days.to} />
          </div>
          <TextField label="Motivo" hint="Só a equipe vê." name="reason" optional maxLength={200} />
          <SlotBoxes
            legend="Só estes horários"
            hint="Sem nenhum marcado, fecha o dia inteiro."
            name="slots"
            checked={[]}
          />
        </DeskForm>
      )}
    </AdminDialog>
  );
}

/** The bookings still to come that hold a slot which the closure closes. */
async function bookingsIn({ from, to, slots }: Closure): Promise<BookingSubmission[]> {
  const { loadHeldBookings } = await import('#src/services/desk/submissions.ts');
  const today = todayInSaoPaulo(new Date());
  const held = await loadHeldBookings(from > today ? from : today, to);
  return held.filter(({ horario }) => slots.length === 0 || slots.includes(horario));
}
