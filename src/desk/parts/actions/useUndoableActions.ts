import { useEffect, useRef, useState } from 'react';
import { useCommands } from '#src/desk/base/useCommands.ts';
import { useRecentSignIn } from '#src/desk/base/useRecentSignIn.ts';
import type { GivenState } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** An action on submissions: sets a state, a responsible person or a tag, removes a tag, or deletes. */
export type UndoableAction = GivenState | 'assign' | 'tag' | 'untag' | 'delete';

/** Parameters of an action. `until`: day that ends a postponement; `tells`: visitors of deleted bookings get a mail. */
export type ActionGiven = { until?: string | undefined; responsible?: string; tag?: string; tells?: boolean };

type Job = { choice: UndoableAction; submission: Submission; given: ActionGiven };

type ActionState =
  | { status: 'idle' | 'undone' }
  | { status: 'running'; done: number; total: number }
  | { status: 'done'; choice: UndoableAction; total: number; tells: boolean | undefined; undoing: Job[] }
  | { status: 'stopped'; left: number; isConflict: boolean };

const UNDO_MS = 10_000;

/** Runs one job and returns the job that undoes it, if any. */
async function runJob(
  { choice, submission, given }: Job,
  giveCommand: ReturnType<typeof useCommands>['giveCommand'],
): Promise<Job[]> {
  const { tells = false, until, responsible = '', tag = '' } = given;
  const undo = (changed: Submission | undefined, back: UndoableAction, before: ActionGiven): Job[] =>
    changed ? [{ choice: back, submission: changed, given: before }] : [];
  switch (choice) {
    case 'delete':
      await giveCommand('delete', submission, { tells });
      return [];
    case 'assign': {
      const changed = await giveCommand('assign', submission, { responsible });
      return undo(changed, choice, { responsible: submission.responsible });
    }
    case 'tag':
    case 'untag': {
      const changed = await giveCommand('tag', submission, { tag, isOn: choice === 'tag' });
      return undo(changed, choice === 'tag' ? 'untag' : 'tag', { tag });
    }
    default: {
      const changed = await giveCommand('state', submission, { state: choice, until });
      // A message joined to a conversation has no state to change.
      return undo(changed, submission.state as UndoableAction, { until: submission.remindOn });
    }
  }
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

  const work = async (jobs: readonly Job[], isUndoing = false) => {
    const [first] = jobs;
    if (!first) return;
    const undoing: Job[] = [];
    for (const [index, job] of jobs.entries()) {
      setState({ status: 'running', done: index, total: jobs.length });
      try {
        undoing.push(...(await runJob(job, giveCommand)));
      } catch (error) {
        const { code, cause } = error as ServiceError;
        const isConflict = code === 'changed';
        // If somebody else has changed the submission, its job runs again only when the person continues.
        const again = isConflict ? { ...job, submission: cause as Submission } : job;
        left.current.push(again, ...jobs.slice(index + 1));
        return setState({ status: 'stopped', left: left.current.length, isConflict });
      }
    }
    const { choice, given } = first;
    if (left.current.length > 0)
      setState({ status: 'stopped', left: left.current.length, isConflict: false });
    else if (isUndoing) setState({ status: 'undone' });
    else setState({ status: 'done', choice, total: jobs.length, tells: given.tells, undoing });
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
      if (state.status === 'done') await work(state.undoing, true);
    });
  return { state, run, undo, resume };
}

export type UndoableActions = ReturnType<typeof useUndoableActions>;
