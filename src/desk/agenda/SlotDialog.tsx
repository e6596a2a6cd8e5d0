import { useLayoutEffect, useRef } from 'react';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { readValues } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { adminAgenda } from '#src/desk/words/adminAgenda.ts';
import type { AgendaSlot } from '#src/domain/agenda/agendaDay.ts';
import { formatLongDay } from '#src/domain/time/calendarDay.ts';
import { EnterBookingForm } from './EnterBookingForm.tsx';

const words = {
  closed: 'Fechado para quem marca pelo site.',
  close: 'Fechar este horário',
  word: 'Uma palavra para a equipe',
  reopen: 'Reabrir o que foi fechado',
  back: 'Voltar',
} as const;

interface SlotDialogProps {
  slot: AgendaSlot;
  /** Hears whether something was done. */
  onClose: (hasChanged: boolean) => void;
}

/**
 * The dialog of a slot that nobody holds: notes a booking there, or closes or opens it. It is open while it is rendered.
 */
export function SlotDialog({ slot: agendaSlot, onClose }: SlotDialogProps) {
  const { day, slot, standing, word, closure } = agendaSlot;
  const dialog = useRef<HTMLDialogElement>(null);
  const hasChanged = useRef(false);
  const { state, run, running } = useSubmissionAction();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const finish = () => {
    hasChanged.current = true;
    dialog.current?.close();
  };
  const change = async (
    work: (services: typeof import('#src/services/desk/agendaSettings.ts')) => Promise<void>,
  ) => {
    const load = () => import('#src/services/desk/agendaSettings.ts');
    const isDone = await run({
      work: async () => work(await load()),
      done: '',
      failed: adminAgenda.saveFailed,
    });
    if (isDone) finish();
  };
  return (
    <AdminDialog
      ref={dialog}
      title={`${formatLongDay(day)}, ${slot}`}
      close={words.back}
      onClose={() => onClose(hasChanged.current)}
    >
      {standing === 'closed' && (
        <p>
          {words.closed} {word && <strong>{word}.</strong>}
        </p>
      )}
      <EnterBookingForm given={{ data: day, horario: slot }} onChange={finish} />
      {standing !== 'closed' && (
        <form
          className="stack-2 start rule-above pad-block-4"
          aria-label={words.close}
          onSubmit={(event) => {
            event.preventDefault();
            const { word: reason = '' } = readValues(event.currentTarget);
            const closed = { id: crypto.randomUUID(), from: day, to: day, slots: [slot] };
            void change(({ addClosure }) => addClosure(closed, reason));
          }}
        >
          <TextField
            label={words.word}
            hint={adminAgenda.closures.reasonHint}
            name="word"
            optional
            maxLength={200}
          />
          <Button type="submit" variant="secondary" aria-disabled={running}>
            {words.close}
          </Button>
        </form>
      )}
      {closure && (
        <div>
          <Button
            variant="secondary"
            aria-disabled={running}
            onClick={() => void change(({ removeClosure }) => removeClosure(closure))}
          >
            {words.reopen}
          </Button>
        </div>
      )}
      {state.status === 'failed' && <ActionStatus state={state} />}
    </AdminDialog>
  );
}
