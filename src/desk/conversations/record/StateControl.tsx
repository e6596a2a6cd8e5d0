import { type ReactNode, useState } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { PutAway } from '#src/desk/conversations/triage/PutAway.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { CHOSEN_STATES, type ChosenState, STATES, stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDate } from '#src/domain/time/calendarDay.ts';
import styles from './StateControl.module.css';

/** The states above the thread. A chosen state is shown at once, and undone if it could not be stored. */
export function StateControl({ submission, children }: { submission: Submission; children: ReactNode }) {
  const { state: stored } = submission;
  const isHead = stateOf(submission).standing !== undefined;
  const { outcome, give, running } = useSubmissionAction();
  const [wanted, setWanted] = useState<Submission['state']>();
  const shown = (running && wanted) || stored;
  const choose = (chosen: ChosenState) => {
    setWanted(chosen);
    const done = (changed: Submission | undefined) =>
      [STATES[chosen].choice.done, changed && slotSentence(submission, changed)].filter(Boolean).join(' ');
    return give('state', submission, { state: chosen }, { done });
  };
  const postpone = (until: string) =>
    give('state', submission, { state: 'postponed', until }, { done: `Adiada até ${formatDate(until)}.` });
  return (
    <>
      <div className={styles.line}>
        {isHead && (
          <ToggleGroup
            variant="joined"
            label="Estado"
            choices={CHOSEN_STATES.map((value) => ({ value, label: STATES[value].label }))}
            chosen={CHOSEN_STATES.find((choice) => choice === shown)}
            busy={running}
            onChoose={choose}
          />
        )}
        {isHead && stored !== 'spam' && <PutAway busy={running} onChoose={postpone} />}
        {children}
      </div>
      <div className={styles.told}>{outcome}</div>
    </>
  );
}

function slotSentence(before: Submission, after: Submission): string | undefined {
  if (before.kind !== 'bookings' || after.kind !== 'bookings' || after.cancelledAt) return undefined;
  if (after.state === 'spam') return before.holdsSlot ? 'O horário está livre de novo.' : undefined;
  if (before.state !== 'spam') return undefined;
  return after.holdsSlot
    ? 'O horário voltou a ser deste agendamento.'
    : 'O horário não está mais livre: o agendamento ficou sem horário, e nada foi confirmado a quem enviou. Responda oferecendo outro.';
}
