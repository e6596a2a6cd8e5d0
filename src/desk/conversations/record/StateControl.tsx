import { useState } from 'react';
import { DateField } from '#src/components/form/fields/DateField.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import { CHOSEN_STATES, type ChosenState, STATES } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { addDays, formatDate, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { RecordForm } from './RecordForm.tsx';

/** The states that the studio gives; the chosen one shows at once, and goes back if it could not be stored. */
export function StateControl({ submission }: { submission: Submission }) {
  const { state: stored } = submission;
  const { outcome, give, running } = useSubmissionAction();
  const [wanted, setWanted] = useState<Submission['state']>();
  const shown = (running && wanted) || stored;
  const choose = (chosen: ChosenState) => {
    setWanted(chosen);
    const done = (changed: Submission | undefined) =>
      [STATES[chosen].choice.done, changed && slotSentence(submission, changed)].filter(Boolean).join(' ');
    return give('state', submission, { state: chosen }, { done, isSensitive: chosen === 'spam' });
  };
  return (
    <div className="stack-2 start">
      <ToggleGroup
        variant="joined"
        label="Estado"
        choices={CHOSEN_STATES.map((value) => ({ value, label: STATES[value].label }))}
        chosen={CHOSEN_STATES.find((choice) => choice === shown)}
        busy={running}
        onChoose={choose}
      />
      {outcome}
      {stored !== 'spam' && <RemindOn submission={submission} />}
    </div>
  );
}

/** Archives a submission until a day, on which it is new again. */
function RemindOn({ submission }: { submission: Submission }) {
  const { remindOn } = submission;
  const tomorrow = addDays(todayInSaoPaulo(new Date()), 1);
  return (
    <>
      {remindOn && <p>Volta às abertas em {formatDate(remindOn)}.</p>}
      <RecordForm
        label="Lembrar em…"
        check={({ dia = '' }) => ({
          dia: isCalendarDay(dia) && dia >= tomorrow ? undefined : 'Escolha um dia a partir de amanhã',
        })}
        work={({ dia = '' }, { giveCommand }) =>
          giveCommand('state', submission, { state: 'archived', until: dia })
        }
        done="Guardado até lá."
        submit={['Guardar até lá']}
      >
        <DateField
          label="Dia"
          hint="Sai das abertas agora e volta como novidade nesse dia."
          name="dia"
          min={tomorrow}
          required
        />
      </RecordForm>
    </>
  );
}

/** The effect of marking or unmarking spam on a booking's slot; undefined where no slot was freed or taken. */
function slotSentence(before: Submission, after: Submission): string | undefined {
  if (before.kind !== 'bookings' || after.kind !== 'bookings' || after.cancelledAt) return undefined;
  if (after.state === 'spam') return before.holdsSlot ? 'O horário está livre de novo.' : undefined;
  if (before.state !== 'spam') return undefined;
  return after.holdsSlot
    ? 'O horário voltou a ser deste agendamento.'
    : 'O horário não está mais livre: o agendamento ficou sem horário, e nada foi confirmado a quem enviou. Responda oferecendo outro.';
}
