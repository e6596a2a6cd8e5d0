import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { useCommands } from '#src/desk/base/useCommands.ts';
import { useRecentSignIn } from '#src/desk/base/useRecentSignIn.ts';
import { type GivenState, stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** The words for the outcome of an action, on one and on several submissions. States have theirs in states.ts. */
const DONE = {
  delete: ['excluída', 'excluídas'],
  postponed: ['adiada', 'adiadas'],
  assign: ['com novo responsável', 'com novo responsável'],
  tag: ['com a etiqueta', 'com a etiqueta'],
  untag: ['sem a etiqueta', 'sem a etiqueta'],
} as const;

/** An action on submissions: sets a state, a responsible person or a tag, removes a tag, or deletes. */
export type UndoableAction = GivenState | keyof typeof DONE;

/** Parameters of an action. `until`: day that ends a postponement; `tells`: visitors of deleted bookings get a mail. */
export type ActionGiven = { until?: string | undefined; responsible?: string; tag?: string; tells?: boolean };

type Job = { choice: UndoableAction; submission: Submission; given: ActionGiven };

interface ActionState {
  status: 'idle' | 'running' | 'done' | 'undone' | 'stopped';
  /** The progress or the outcome. */
  sentence?: string;
  undoing?: readonly Job[];
}

const UNDO_MS = 10_000;

/** Runs one job and returns the job that undoes it, if any. */
function runJob(
  { choice, submission, given }: Job,
  giveCommand: ReturnType<typeof useCommands>['giveCommand'],
): Promise<Job | undefined> {
  const { tells = false, until, responsible = '', tag = '' } = given;
  const undo = (back: UndoableAction, before: ActionGiven) => (changed: Submission | undefined) =>
    changed && { choice: back, submission: changed, given: before };
  switch (choice) {
    case 'delete':
      return giveCommand('delete', submission, { tells }).then(undo(choice, given));
    case 'assign': {
      const before = { responsible: submission.responsible };
      return giveCommand('assign', submission, { responsible }).then(undo(choice, before));
    }
    case 'tag':
    case 'untag': {
      const back = choice === 'tag' ? 'untag' : 'tag';
      return giveCommand('tag', submission, { tag, isOn: choice === 'tag' }).then(undo(back, given));
    }
    default: {
      // A message joined to a conversation has no state to change.
      const back = undo(submission.state as GivenState, { until: submission.remindOn });
      return giveCommand('state', submission, { state: choice, until }).then(back);
    }
  }
}

function doneSentence({ choice, given }: Job, total: number): string {
  const words =
    choice in DONE
      ? DONE[choice as keyof typeof DONE]
      : stateOf({ state: choice as GivenState }).choice?.counted;
  const later = choice === 'delete' && given.tells ? ', ou assim que o aviso por email sair' : '';
  return `${total} ${words?.[total === 1 ? 0 : 1]}${later}.`;
}

/**
 * Runs an action for several submissions, one after another; further actions wait. A failure stops the run; `resume`
 * continues it. `undo` works for ten seconds, but not after a deletion.
 */
export function useUndoableActions() {
  const { giveCommand } = useCommands();
  const ensureRecentSignIn = useRecentSignIn();
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const left = useRef<Job[]>([]);

  useEffect(() => {
    if (state.status !== 'done') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const stop = (why = '') =>
    setState({ status: 'stopped', sentence: `${why}Parou no meio. Falta tratar ${left.current.length}.` });
  const work = async (jobs: readonly Job[], isUndoing = false) => {
    const [first] = jobs;
    if (!first) return;
    const undoing: Job[] = [];
    for (const [index, job] of jobs.entries()) {
      setState({ status: 'running', sentence: `${index} de ${jobs.length}` });
      try {
        const back = await runJob(job, giveCommand);
        if (back) undoing.push(back);
      } catch (error) {
        const { code, cause } = error as ServiceError;
        const isConflict = code === 'changed';
        // If somebody else has changed the submission, its job runs again only when the person continues.
        const again = isConflict ? { ...job, submission: cause as Submission } : job;
        left.current.push(again, ...jobs.slice(index + 1));
        return stop(isConflict ? 'Um registro mudou nesse meio-tempo; veja como ele está agora. ' : '');
      }
    }
    if (left.current.length > 0) stop();
    else if (isUndoing) setState({ status: 'undone', sentence: 'Desfeito: está como antes.' });
    else setState({ status: 'done', sentence: doneSentence(first, jobs.length), undoing });
  };
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(task);
    return queue.current;
  };

  const run = async (choice: UndoableAction, submissions: readonly Submission[], given: ActionGiven = {}) => {
    if ((choice === 'delete' || choice === 'spam') && !(await ensureRecentSignIn())) return;
    const jobs = submissions
      .filter((submission) => submission.state !== choice || given.until)
      .map((submission) => ({ choice, submission, given }));
    await enqueue(() => work(jobs));
  };
  const resume = () => enqueue(() => work(left.current.splice(0)));
  const undo = () =>
    enqueue(async () => {
      if (state.undoing) await work(state.undoing, true);
    });
  return { state, run, undo, resume };
}

export type UndoableActions = ReturnType<typeof useUndoableActions>;

/** Shows the progress of an action for several submissions, with buttons to undo or continue it. */
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
