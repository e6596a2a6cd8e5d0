import { useState } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { admin } from '#src/content/admin.ts';
import { ASSIGNABLE_STATES, type Submission } from '#src/domain/submission.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import styles from './StateChoice.module.css';
import { useRecordAction } from './useRecordAction.ts';

interface StateChoiceProps {
  item: Submission;
  onItem: (item: Submission) => void;
}

/** The states that the studio gives; the chosen one shows at once, and goes back if it could not be stored. */
export function StateChoice({ item, onItem }: StateChoiceProps) {
  const { kind, state: stored } = item;
  const { label, choices, done, failed } = admin.state;
  const { state, run, running } = useRecordAction(onItem);
  const [wanted, setWanted] = useState<Submission['state']>();
  const shown = (running && wanted) || stored;
  const choose = async (chosen: (typeof ASSIGNABLE_STATES)[number]) => {
    setWanted(chosen);
    const work = async () => {
      const { changeState } = await import('#src/services/submissionActions.ts');
      return changeState(item, chosen);
    };
    await run({ work, done: done[kind][chosen], failed });
  };
  return (
    <div className={styles.block}>
      <ToggleGroup
        variant="joined"
        label={label}
        choices={ASSIGNABLE_STATES.map((value) => ({ value, label: choices[kind][value] }))}
        chosen={ASSIGNABLE_STATES.find((choice) => choice === shown)}
        busy={running}
        onChoose={choose}
      />
      <ActionOutcome state={state} />
    </div>
  );
}
