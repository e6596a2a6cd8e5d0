import { useState } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { admin } from '#src/content/admin.ts';
import { ASSIGNABLE_STATES, type Submission } from '#src/domain/submission.ts';
import { ActionStatus } from './ActionStatus.tsx';
import styles from './StateControl.module.css';
import { useSubmissionAction } from './useSubmissionAction.ts';

interface StateControlProps {
  submission: Submission;
  onUpdate: (submission: Submission) => void;
}

/**
 * The states that the studio gives; the chosen one shows at once, and goes back if it could not be stored. A booking that
 * still stands cannot be spam: it is cancelled first.
 */
export function StateControl({ submission, onUpdate }: StateControlProps) {
  const { kind, state: stored } = submission;
  const { label, choices, done, failed } = admin.state;
  const { state, run, running } = useSubmissionAction(onUpdate);
  const [wanted, setWanted] = useState<Submission['state']>();
  const shown = (running && wanted) || stored;
  const holdsSlot = kind === 'bookings' && submission.holdsSlot;
  const offered = holdsSlot ? ASSIGNABLE_STATES : ([...ASSIGNABLE_STATES, 'spam'] as const);
  const choose = async (chosen: (typeof offered)[number]) => {
    setWanted(chosen);
    const work = async () => {
      const { changeState } = await import('#src/services/submissionActions.ts');
      return changeState(submission, chosen);
    };
    await run({ work, done: done[kind][chosen], failed });
  };
  return (
    <div className={styles.block}>
      <ToggleGroup
        variant="joined"
        label={label}
        choices={offered.map((value) => ({ value, label: choices[kind][value] }))}
        chosen={offered.find((choice) => choice === shown)}
        busy={running}
        onChoose={choose}
      />
      <ActionStatus state={state} />
    </div>
  );
}
