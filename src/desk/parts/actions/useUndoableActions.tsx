import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useCommands } from '#src/desk/base/useCommands.ts';
import type { CommandFields } from '#src/domain/commands/table.ts';
import { type GivenState, stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

type Action = 'state' | 'assign' | 'tag' | 'delete';

/** A command for one or several submissions. */
export type SharedCommand = { [Name in Action]: { action: Name } & CommandFields<Name> }[Action];

type Job = { command: SharedCommand; submission: Submission };

interface ActionState {
  status: 'idle' | 'running' | 'done' | 'undone' | 'stopped';
  /** The progress or the outcome. */
  sentence?: string;
  undoing?: readonly Job[];
}

const UNDO_MS = 10_000;

/** The command that restores the submission. A deletion cannot be undone, even if it waits for a mail. */
function undo(
  command: SharedCommand,
  { state, remindOn, responsible }: Submission,
): SharedCommand | undefined {
  if (command.action === 'delete') return undefined;
  if (command.action === 'assign') return { ...command, responsible };
  if (command.action === 'tag') return { ...command, isOn: !command.isOn };
  // A message joined to a conversation has no state to change.
  return { ...command, state: state as GivenState, until: remindOn };
}

function doneSentence(command: SharedCommand, count: number): string {
  if (command.action === 'assign') return `${count} com novo responsável.`;
  if (command.action === 'tag') return `${count} com a etiqueta.`;
  if (command.action === 'delete')
    return `${count} ${count === 1 ? 'excluída' : 'excluídas'}${command.tells ? ', ou assim que o aviso por email sair' : ''}.`;
  const [one, several] = stateOf(command).choice?.counted ?? ['adiada', 'adiadas'];
  return `${count} ${count === 1 ? one : several}.`;
}

/**
 * Gives a command to several submissions, one after another; further commands wait. A failure stops the run; `resume`
 * continues it. `run` resolves to true if it did everything. `undo` works for ten seconds, but not after a deletion.
 */
export function useUndoableActions() {
  const { giveCommand } = useCommands();
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const left = useRef<Job[]>([]);

  useEffect(() => {
    if (state.status !== 'done') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const stop = (why = '') =>
    setState({ status: 'stopped', sentence: `${why}Parou no meio. Falta tratar ${left.current.length}.` });
  const work = async (jobs: readonly Job[], isUndoing = false): Promise<boolean> => {
    const [first] = jobs;
    if (!first) return true;
    const undoing: Job[] = [];
    for (const [index, { command, submission }] of jobs.entries()) {
      setState({ status: 'running', sentence: `${index} de ${jobs.length}` });
      try {
        const { action, ...fields } = command;
        const changed = await giveCommand(action, submission, fields);
        const back = undo(command, submission);
        if (changed && back) undoing.push({ command: back, submission: changed });
      } catch (error) {
        const { code, cause } = error as ServiceError;
        if (code === 'declined') {
          setState({ status: 'idle' });
          return false;
        }
        const isConflict = code === 'changed';
        // If somebody else has changed the submission, its job runs again only when the person continues.
        const again = { command, submission: isConflict ? (cause as Submission) : submission };
        left.current.push(again, ...jobs.slice(index + 1));
        stop(isConflict ? 'Um registro mudou nesse meio-tempo; veja como ele está agora. ' : '');
        return false;
      }
    }
    if (left.current.length > 0) stop();
    else if (isUndoing) setState({ status: 'undone', sentence: 'Desfeito: está como antes.' });
    else setState({ status: 'done', sentence: doneSentence(first.command, jobs.length), undoing });
    return true;
  };
  const enqueue = (take: () => readonly Job[], isUndoing?: boolean) => {
    const done = queue.current.then(() => work(take(), isUndoing));
    queue.current = done;
    return done;
  };

  const run = (command: SharedCommand, submissions: readonly Submission[]) => {
    const jobs = submissions.map((submission) => ({ command, submission }));
    return enqueue(() => jobs);
  };
  return {
    state,
    run,
    undo: () => enqueue(() => state.undoing ?? [], true),
    resume: () => enqueue(() => left.current.splice(0)),
  };
}

export type UndoableActions = ReturnType<typeof useUndoableActions>;

export function UndoBar({ triage, selected = 0 }: { triage: UndoableActions; selected?: number }) {
  const { state, undo, resume } = triage;
  const { status, sentence, undoing = [] } = state;
  return (
    <div className="cluster-2 middle small">
      <p aria-live="polite" className="filled-only">
        {selected > 0 && `${selected} na seleção. `}
        {sentence}
      </p>
      {undoing.length > 0 && (
        <Button variant="secondary" onClick={undo}>
          Desfazer
        </Button>
      )}
      {status === 'stopped' && (
        <Button variant="secondary" onClick={resume}>
          Continuar
        </Button>
      )}
    </div>
  );
}
