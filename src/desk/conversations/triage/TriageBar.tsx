import '#src/components/form/fields/choices.css';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { type SharedCommand, UndoBar } from '#src/desk/parts/actions/useUndoableActions.tsx';
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
            checked={count > 0}
            disabled={shown.length === 0}
            onChange={({ target }) => selectAll(target.checked)}
          />
          <span className="visually-hidden">
            {count > 0 ? 'Limpar a seleção' : 'Selecionar as que estão na lista'}
          </span>
        </label>
        <div className={styles.told}>
          <div hidden={count > 0}>{children}</div>
          <UndoBar triage={actions} selected={count} />
        </div>
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

const option = (words: string, command: SharedCommand) => [JSON.stringify(command), words] as const;

/** The actions on a selection. Each state and the deletion is a button, because it is chosen most often. */
function SelectionActions({ triage: { actions, run, selected, setToDelete } }: { triage: Triage }) {
  const { options } = useTeamNames();
  const tags = useTags();
  const [isOther, setIsOther] = useState(false);
  const busy = actions.state.status === 'running';
  const postpone = (until: string) => ({ action: 'state', state: 'postponed', until }) as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="O que fazer com a seleção" className={styles.actions}>
      {TRIAGE_STATES.map((state) => (
        <Button key={state} variant="secondary" busy={busy} onClick={() => run({ action: 'state', state })}>
          {STATES[state].choice.button}
        </Button>
      ))}
      <Button variant="secondary" busy={busy} aria-haspopup="dialog" onClick={() => setToDelete(selected)}>
        Excluir
      </Button>
      <Choice
        label="Mais ações para a seleção"
        empty="Mais ações…"
        groups={{
          'Adiar até': usualDays().map(([day, words]) =>
            day === OTHER_DAY ? [day, words] : option(words, postpone(day)),
          ),
          Responsável: options.map(([responsible, name]) => option(name, { action: 'assign', responsible })),
          Etiqueta: tags.map((tag) => option(tag, { action: 'tag', tag, isOn: true })),
        }}
        busy={busy}
        onChoose={(value) => {
          setIsOther(value === OTHER_DAY);
          if (value !== OTHER_DAY) run(JSON.parse(value));
        }}
      />
      {isOther && <OtherDay onChoose={(until) => run(postpone(until))} />}
    </div>
  );
}
