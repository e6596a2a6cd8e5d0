import { useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { INBOX_STATES, type InboxItem } from '#src/domain/inbox.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import styles from './StateChoice.module.css';
import { useRecordAction } from './useRecordAction.ts';

interface StateChoiceProps {
  item: InboxItem;
  onItem: (item: InboxItem) => void;
}

/** The states that the studio gives; the chosen one shows at once, and goes back if it could not be stored. */
export function StateChoice({ item, onItem }: StateChoiceProps) {
  const { kind, state: stored } = item;
  const { label, choices, done, failed } = admin.state;
  const { state, run, running } = useRecordAction(onItem);
  const [wanted, setWanted] = useState<InboxItem['state']>();
  const shown = (running && wanted) || stored;
  const choose = async (chosen: (typeof INBOX_STATES)[number]) => {
    if (chosen === stored || running) return;
    setWanted(chosen);
    const work = async () => {
      const { changeState } = await import('#src/services/inboxChanges.ts');
      return changeState(item, chosen);
    };
    await run({ work, done: done[kind][chosen], failed });
  };
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of toggle buttons */}
      <div className={styles.choices} role="group" aria-label={label}>
        {INBOX_STATES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={choice === shown}
            aria-disabled={running}
            onClick={() => choose(choice)}
          >
            {choices[kind][choice]}
          </button>
        ))}
      </div>
      <ActionOutcome state={state} />
    </div>
  );
}
