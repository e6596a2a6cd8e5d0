import '#src/components/form/fields/choices.css';
import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { UndoBar } from '#src/desk/parts/actions/UndoBar.tsx';
import type {
  ActionGiven,
  UndoableAction,
  UndoableActions,
} from '#src/desk/parts/actions/useUndoableActions.ts';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import rowStyles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';
import { PutAway } from './PutAway.tsx';
import styles from './TriageBar.module.css';

interface TriageBarProps {
  selected: number;
  shown: number;
  status: ReactNode;
  triage: UndoableActions;
  onSelectAll: (isSelected: boolean) => void;
  onChoose: (choice: UndoableAction, given?: ActionGiven) => void;
}

const CHOICES: readonly (readonly [UndoableAction, string])[] = [
  ...TRIAGE_STATES.map((state) => [state, STATES[state].choice.button] as const),
  ['delete', 'Excluir'],
];

export function TriageBar({ selected, shown, status, triage, onSelectAll, onChoose }: TriageBarProps) {
  const { options } = useTeamNames();
  const tags = useTags();
  const busy = triage.state.status === 'running';
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
        {status}
      </div>
      {selected > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        <div role="group" aria-label="O que fazer com a seleção" className="cluster-2 middle">
          {CHOICES.map(([choice, label]) => (
            <Button
              key={choice}
              variant="secondary"
              busy={busy}
              aria-haspopup={choice === 'delete' ? 'dialog' : undefined}
              onClick={() => onChoose(choice)}
            >
              {label}
            </Button>
          ))}
          <PutAway busy={busy} onChoose={(until) => onChoose('postponed', { until })} />
          <Choice
            label="Responsável pela seleção"
            empty="Responsável…"
            options={options}
            busy={busy}
            onChoose={(responsible) => onChoose('assign', { responsible })}
          />
          {tags.length > 0 && (
            <Choice
              label="Etiqueta para a seleção"
              empty="Etiqueta…"
              options={tags.map((tag) => [tag, tag])}
              busy={busy}
              onChoose={(tag) => onChoose('tag', { tag })}
            />
          )}
          <Button variant="quiet" onClick={() => onSelectAll(false)}>
            Limpar a seleção
          </Button>
        </div>
      )}
      <UndoBar triage={triage} selected={selected} />
    </div>
  );
}
