import { DateField } from '#src/components/form/fields/DateField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { SlotBoxes } from '#src/desk/parts/bookings/SlotBoxes.tsx';
import { useBookingsQuestion } from '#src/desk/parts/bookings/TouchedBookings.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import styles from '#src/desk/parts/dialogs/DeskForm.module.css';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { loadStudioAgenda } from '#src/services/desk/agendaSettings.ts';
import { doInStudio } from '#src/services/desk/commands.ts';

export function CloseDaysDialog({ day, onClose }: { day: string; onClose: (outcome?: string) => void }) {
  const { saveAsking, question } = useBookingsQuestion('Fechar');
  return (
    <>
      <AdminDialog title="Fechar dias" onClose={() => onClose()}>
        <DeskForm
          check={({ from = '', to = '' }): { from?: string } =>
            isCalendarDay(from) && isCalendarDay(to) && from <= to
              ? {}
              : { from: 'Escolha as duas datas, a primeira antes da segunda.' }
          }
          work={async ({ from = '', to = '', reason = '' }, { form }) => {
            const chosen = new FormData(form).getAll('slots');
            const slots = SLOTS.filter((slot) => chosen.includes(slot));
            const closure = { id: crypto.randomUUID(), from, to, slots };
            const { availability } = await loadStudioAgenda();
            const after = { ...availability, closures: [...availability.closures, closure] };
            await saveAsking(after, availability, () => doInStudio({ action: 'close', closure, reason }));
          }}
          onDone={() => onClose('Fechado. Ninguém marca mais nestes horários.')}
          submit={['Fechar']}
          submitting="Fechando..."
          back="Voltar sem fechar"
        >
          <div className={styles.fields}>
            <DateField label="De" name="from" required defaultValue={day} />
            <DateField label="Até" name="to" required defaultValue={day} />
          </div>
          <TextField label="Motivo" hint="Só a equipe vê." name="reason" optional maxLength={200} />
          <SlotBoxes
            legend="Só estes horários"
            hint="Sem nenhum marcado, fecha o dia inteiro."
            name="slots"
            checked={[]}
          />
        </DeskForm>
      </AdminDialog>
      {question}
    </>
  );
}
