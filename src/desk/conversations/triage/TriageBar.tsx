import '#src/components/form/fields/choices.css';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import {
  type ActionGiven,
  type UndoableAction,
  UndoBar,
} from '#src/desk/parts/actions/useUndoableActions.tsx';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import { DeleteDialog } from '#src/desk/parts/dialogs/DeleteDialog.tsx';
import rowStyles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';
import { OTHER_DAY, OtherDay, usualDays } from './PutAway.tsx';
import styles from './TriageBar.module.css';
import type { Triage } from './useTriage.ts';

/** The bar above a list. Shows the children (size and news), or the selection's size and the actions on it. */
export function TriageBar({ triage, children }: { triage: Triage; children: ReactNode }) {
  const { actions, shown, selected, selectAll, toDelete, setToDelete, confirmDeletion } = triage;
  const count = selected.length;
  return (
    <div className={styles.bar}>
      <div className="row middle">
        <label className={styles.all}>
          <input
            type="checkbox"
            className={rowStyles.box}
            checked={count > 0 && count === shown.length}
            disabled={shown.length === 0}
            onChange={({ target }) => selectAll(target.checked)}
          />
          <span className="visually-hidden">Selecionar as que estão na lista</span>
        </label>
        <div className={styles.told}>
          <div hidden={count > 0}>{children}</div>
          <UndoBar triage={actions} selected={count} />
        </div>
        {count > 0 && (
          <Button variant="quiet" aria-label="Limpar a seleção" onClick={() => selectAll(false)}>
            Limpar
          </Button>
        )}
      </div>
      {count > 0 && <SelectionActions triage={triage} />}
      {toDelete && (
        <DeleteDialog
          title="Excluir a seleção?"
          name={toDelete.map(({ nome, email, id }) => nome || email || id).join(', ')}
          submissions={toDelete}
          onConfirm={(tells) => confirmDeletion(toDelete, tells)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}

const [FIRST, ...OTHERS] = TRIAGE_STATES;

/** An option of the list: its value has the action and its parameters. */
const option = (words: string, choice: UndoableAction | typeof OTHER_DAY, given?: ActionGiven) =>
  [JSON.stringify([choice, given]), words] as const;

/** The actions on a selection in one line: the most frequent as a button, the others in a list. */
function SelectionActions({ triage: { actions, selected, run } }: { triage: Triage }) {
  const { options } = useTeamNames();
  const tags = useTags();
  const [isOther, setIsOther] = useState(false);
  const busy = actions.state.status === 'running';
  const choose = (value: string) => {
    const [choice, given] = JSON.parse(value);
    setIsOther(choice === OTHER_DAY);
    if (choice !== OTHER_DAY) run(choice, selected, given ?? undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="O que fazer com a seleção" className={styles.actions}>
      {!isOther && FIRST && (
        <Button variant="secondary" busy={busy} onClick={() => run(FIRST, selected)}>
          {STATES[FIRST].choice.button}
        </Button>
      )}
      <Choice
        label="Mais ações para a seleção"
        empty="Mais ações…"
        groups={{
          'Marcar como': OTHERS.map((state) => option(STATES[state].choice.button, state)),
          'Adiar até': usualDays().map(([day, words]) =>
            day === OTHER_DAY ? option(words, day) : option(words, 'postponed', { until: day }),
          ),
          Responsável: options.map(([responsible, name]) => option(name, 'assign', { responsible })),
          Etiqueta: tags.map((tag) => option(tag, 'tag', { tag })),
          'Sem volta': [option('Excluir…', 'delete')],
        }}
        busy={busy}
        onChoose={choose}
      />
      {isOther && <OtherDay onChoose={(until) => run('postponed', selected, { until })} />}
    </div>
  );
}
