import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { adminTriage as words } from '#src/desk/words/adminTriage.ts';
import '#src/components/form/fields/choices.css';
import styles from './TriageBar.module.css';
import type { Triage, TriageChoice } from './useTriage.ts';

interface TriageBarProps {
  /** How many are selected, of how many that can be. */
  selected: number;
  shown: number;
  /** The sentence above the list. */
  status: ReactNode;
  triage: Triage;
  onSelectAll: (isSelected: boolean) => void;
  onChoose: (choice: TriageChoice) => void;
}

const CHOICES = Object.keys(words.actions) as TriageChoice[];

/** Actions for the selected submissions, and their results. */
export function TriageBar({ selected, shown, status, triage, onSelectAll, onChoose }: TriageBarProps) {
  const { state, undo, resume } = triage;
  const isRunning = state.status === 'running';
  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={selected > 0 && selected === shown}
            disabled={shown === 0}
            onChange={({ target }) => onSelectAll(target.checked)}
          />
          <span className="visually-hidden">{words.selectAll}</span>
        </label>
        {status}
      </div>
      {selected > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
        <div role="group" aria-label={words.label} className="cluster-2 middle">
          {CHOICES.map((choice) => (
            <Button
              key={choice}
              variant="secondary"
              aria-disabled={isRunning}
              aria-haspopup={choice === 'delete' ? 'dialog' : undefined}
              onClick={() => !isRunning && onChoose(choice)}
            >
              {words.actions[choice]}
            </Button>
          ))}
          <Button variant="quiet" onClick={() => onSelectAll(false)}>
            {words.clear}
          </Button>
        </div>
      )}
      <div className={`${styles.outcome} cluster-2 middle small`}>
        <p aria-live="polite">
          {selected > 0 && `${selected} ${words.selected[selected === 1 ? 'one' : 'many']}. `}
          {triageSentence(state)}
        </p>
        {state.status === 'done' && state.changes.length > 0 && (
          <Button variant="secondary" onClick={undo}>
            {words.undo}
          </Button>
        )}
        {state.status === 'stopped' && state.left > 0 && (
          <Button variant="secondary" onClick={resume}>
            {words.resume}
          </Button>
        )}
      </div>
    </div>
  );
}

function triageSentence(state: Triage['state']): string {
  switch (state.status) {
    case 'running':
      return `${state.done} ${words.progress.of} ${state.total}`;
    case 'done':
      return `${state.total} ${words.done[state.choice]}`;
    case 'undone':
      return words.undone;
    case 'stopped': {
      const conflict = state.isConflict ? `${words.changed} ` : '';
      return state.left > 0 ? `${conflict}${words.stopped} ${state.left}.` : conflict || words.undoFailed;
    }
    case 'idle':
      return '';
  }
}
