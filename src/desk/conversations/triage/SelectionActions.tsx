import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import type { ActionGiven, UndoableAction } from '#src/desk/parts/actions/useUndoableActions.ts';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import { STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';
import { OTHER_DAY, OtherDay, usualDays } from './PutAway.tsx';
import styles from './TriageBar.module.css';

interface SelectionActionsProps {
  busy: boolean;
  onChoose: (choice: UndoableAction, given?: ActionGiven) => void;
}

const [FIRST, ...OTHERS] = TRIAGE_STATES;

/** An option of the list: its value has the action and its parameters. */
const option = (words: string, choice: UndoableAction | typeof OTHER_DAY, given: ActionGiven = {}) =>
  [JSON.stringify([choice, given]), words] as const;

/** The actions on a selection in one line: the most frequent as a button, the others in a list. */
export function SelectionActions({ busy, onChoose }: SelectionActionsProps) {
  const { options } = useTeamNames();
  const tags = useTags();
  const [isOther, setIsOther] = useState(false);
  const choose = (value: string) => {
    const [choice, given] = JSON.parse(value);
    setIsOther(choice === OTHER_DAY);
    if (choice !== OTHER_DAY) onChoose(choice, given);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label="O que fazer com a seleção" className={styles.actions}>
      {!isOther && FIRST && (
        <Button variant="secondary" busy={busy} onClick={() => onChoose(FIRST)}>
          {STATES[FIRST].choice.button}
        </Button>
      )}
      <Choice
        label="Mais ações para a seleção"
        empty="Mais ações…"
        options={[]}
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
      {isOther && <OtherDay onChoose={(until) => onChoose('postponed', { until })} />}
    </div>
  );
}
