import { Button } from '#src/components/ui/Button.tsx';
import { type GivenState, stateOf } from '#src/domain/submissions/states.ts';
import type { UndoableAction, UndoableActions } from './useUndoableActions.ts';

const OTHERS = {
  delete: ['excluída', 'excluídas'],
  postponed: ['adiada', 'adiadas'],
  assign: ['com novo responsável', 'com novo responsável'],
  tag: ['com a etiqueta', 'com a etiqueta'],
  untag: ['sem a etiqueta', 'sem a etiqueta'],
} as const;

function doneWords(choice: UndoableAction): readonly [one: string, several: string] {
  if (choice in OTHERS) return OTHERS[choice as keyof typeof OTHERS];
  const { label, choice: given } = stateOf({ state: choice as GivenState });
  const lower = label.toLowerCase();
  return given?.counted ?? [lower, lower];
}

/** Shows the progress of an action for several submissions, with buttons to undo or continue it. */
export function UndoBar({ triage, selected = 0 }: { triage: UndoableActions; selected?: number }) {
  const { state, undo, resume } = triage;
  return (
    <div className="cluster-2 middle small">
      <p aria-live="polite" className="filled-only">
        {selected > 0 && `${selected} na seleção. `}
        {sentenceOf(state)}
      </p>
      {state.status === 'done' && state.undoing.length > 0 && (
        <Button variant="secondary" onClick={undo}>
          Desfazer
        </Button>
      )}
      {state.status === 'stopped' && (
        <Button variant="secondary" onClick={resume}>
          Continuar
        </Button>
      )}
    </div>
  );
}

function sentenceOf(state: UndoableActions['state']): string {
  switch (state.status) {
    case 'running':
      return `${state.done} de ${state.total}`;
    case 'done': {
      const { choice, total, tells } = state;
      const done = doneWords(choice)[total === 1 ? 0 : 1];
      return `${total} ${done}${choice === 'delete' && tells ? ', ou assim que o aviso por email sair' : ''}.`;
    }
    case 'undone':
      return 'Desfeito: está como antes.';
    case 'stopped': {
      const conflict = 'Um registro mudou nesse meio-tempo; veja como ele está agora. ';
      return `${state.isConflict ? conflict : ''}Parou no meio. Falta tratar ${state.left}.`;
    }
    case 'idle':
      return '';
  }
}
