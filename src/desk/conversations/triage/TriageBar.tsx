import '#src/components/form/fields/choices.css';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { UndoBar } from '#src/desk/parts/actions/UndoBar.tsx';
import type {
  ActionGiven,
  UndoableAction,
  UndoableActions,
} from '#src/desk/parts/actions/useUndoableActions.ts';
import rowStyles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { SelectionActions } from './SelectionActions.tsx';
import styles from './TriageBar.module.css';

interface TriageBarProps {
  selected: number;
  shown: number;
  status: ReactNode;
  triage: UndoableActions;
  onSelectAll: (isSelected: boolean) => void;
  onChoose: (choice: UndoableAction, given?: ActionGiven) => void;
}

/** The bar above a list: the list's size and news, or the selection's size and the actions on the selection. */
export function TriageBar({ selected, shown, status, triage, onSelectAll, onChoose }: TriageBarProps) {
  return (
    <div className={styles.bar}>
      <div className="row middle">
        <label className={styles.all}>
          <input
            type="checkbox"
            className={rowStyles.box}
            checked={selected > 0 && selected === shown}
            disabled={shown === 0}
            onChange={({ target }) => onSelectAll(target.checked)}
          />
          <span className="visually-hidden">Selecionar as que estão na lista</span>
        </label>
        <div className={styles.told}>
          <div hidden={selected > 0}>{status}</div>
          <UndoBar triage={triage} selected={selected} />
        </div>
        {selected > 0 && (
          <Button variant="quiet" aria-label="Limpar a seleção" onClick={() => onSelectAll(false)}>
            Limpar
          </Button>
        )}
      </div>
      {selected > 0 && <SelectionActions busy={triage.state.status === 'running'} onChoose={onChoose} />}
    </div>
  );
}
