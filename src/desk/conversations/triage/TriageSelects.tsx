import { useTags } from '#src/desk/base/useTags.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import type { ActionGiven, UndoableAction } from '#src/desk/parts/actions/useUndoableActions.ts';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import { PutAway } from './PutAway.tsx';

interface TriageSelectsProps {
  busy: boolean;
  onChoose: (choice: UndoableAction, given: ActionGiven) => void;
}

/** Actions with a value for the selection: a day, a responsible member, a tag. */
export function TriageSelects({ busy, onChoose }: TriageSelectsProps) {
  const { options } = useTeamNames();
  const tags = useTags();
  return (
    <>
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
    </>
  );
}
