import { TextField } from '#src/components/form/fields/TextField.tsx';
import { EnterBookingForm } from '#src/desk/parts/bookings/EnterBookingForm.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import type { AgendaSlot } from '#src/domain/submissions/bookings/agendaDay.ts';
import { formatLongDay } from '#src/domain/time/calendarDay.ts';
import { doInStudio } from '#src/services/desk/commands.ts';

const list = new Intl.ListFormat('pt-BR');

/** A text about busy hosts: 'ocupada na agenda de Helena'. It reveals nothing about their events. */
export const busyWords = (names: readonly string[]) => `ocupada na agenda de ${list.format(names)}`;

type SlotDialogProps = { slot: AgendaSlot; onClose: (outcome?: string) => void };

export function SlotDialog({ slot: agendaSlot, onClose }: SlotDialogProps) {
  const { day, slot, standing, word, busy, isOpened, closure } = agendaSlot;
  return (
    <AdminDialog title={`${formatLongDay(day)}, ${slot}`} onClose={() => onClose()}>
      {standing === 'closed' && <p>Fechado para quem marca pelo site. {word && <strong>{word}.</strong>}</p>}
      {busy.length > 0 && <p className="capital">{busyWords(busy)}.</p>}
      {(standing === 'unhosted' || isOpened) && (
        <DeskForm
          isQuiet
          onDone={() => onClose(isOpened ? 'Fechado de novo.' : 'Aberto para uma consultoria.')}
          work={() => doInStudio({ action: 'openSlot', data: day, horario: slot, isOpen: !isOpened })}
          submit={[isOpened ? 'Fechar de novo' : 'Abrir para uma consultoria']}
        >
          <p>
            {isOpened
              ? 'Aberto para quem marca pelo site, até que alguém marque.'
              : 'Fechado para quem marca pelo site: ninguém que atende está livre.'}
          </p>
        </DeskForm>
      )}
      <EnterBookingForm given={{ data: day, horario: slot }} back="Voltar" onDone={onClose} />
      {standing !== 'closed' && (
        <div className="rule-above pad-above-4">
          <DeskForm
            isQuiet
            onDone={() => onClose('Fechado. Ninguém marca mais neste horário.')}
            work={async ({ word: reason = '' }) => {
              const closed = { id: crypto.randomUUID(), from: day, to: day, slots: [slot] };
              await doInStudio({ action: 'close', closure: closed, reason });
            }}
            submit={['Fechar este horário']}
          >
            <TextField
              label="Uma palavra para a equipe"
              hint="Só a equipe vê."
              name="word"
              optional
              maxLength={200}
            />
          </DeskForm>
        </div>
      )}
      {closure && (
        <div className="rule-above pad-above-4">
          <DeskForm
            isQuiet
            onDone={() => onClose('Reaberto.')}
            work={() => doInStudio({ action: 'reopen', id: closure.id })}
            submit={['Reabrir o que foi fechado']}
          />
        </div>
      )}
    </AdminDialog>
  );
}
