import { useEffect, useRef, useState } from 'react';
import { giveCommand } from '#src/desk/parts/useSubmissionAction.ts';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import type { adminTriage } from '#src/desk/words/adminTriage.ts';
import type { GIVEN_STATES, Submission } from '#src/domain/submissions/submission.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';

/** An action for many submissions at once. */
export type TriageChoice = keyof typeof adminTriage.actions;

type Job = { choice: TriageChoice; submission: Submission };

/** A change of state as it is stored, and the state before it. */
type Change = { changed: Submission; before: (typeof GIVEN_STATES)[number] };

type TriageState =
  | { status: 'idle' | 'undone' }
  | { status: 'running'; done: number; total: number }
  | { status: 'done'; choice: TriageChoice; total: number; changes: Change[] }
  | { status: 'stopped'; left: number; isConflict: boolean };

interface TriageOptions {
  onUpdate: (submission: Submission) => void;
  onDelete: (id: string) => void;
  /** Hears that the numbers of what is new may have changed. */
  onChange: () => void;
}

/** For so long what was given another state can be given the one before again. */
const UNDO_MS = 10_000;

/**
 * Gives many submissions a state, or deletes them, one after the other; what is asked for meanwhile waits. A failure leaves
 * the rest as it is, and `resume` goes on with all that was left. States can be taken back for ten seconds.
 */
export function useTriage({ onUpdate, onDelete, onChange }: TriageOptions) {
  const ensureRecentSignIn = useRecentSignIn();
  const [state, setState] = useState<TriageState>({ status: 'idle' });
  const queue = useRef<Promise<void>>(Promise.resolve());
  const left = useRef<Job[]>([]);

  useEffect(() => {
    if (state.status !== 'done') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const finish = async ({ choice, submission }: Job): Promise<Change | undefined> => {
    const changed =
      choice === 'delete'
        ? await giveCommand('delete', submission, { tells: false })
        : await giveCommand('state', submission, { state: choice });
    if (changed) onUpdate(changed);
    else onDelete(submission.id);
    // A message that belongs to another conversation has no state of its own to change.
    return changed && { changed, before: submission.state as Change['before'] };
  };

  /** Where somebody else was faster, the submission is shown as it is now, and done only when it is asked for again. */
  const stop = (error: unknown, jobs: readonly Job[]) => {
    const { code, cause } = error as ServiceError;
    const isConflict = code === 'changed';
    const [first, ...others] = jobs;
    if (isConflict) onUpdate(cause as Submission);
    const again = first && isConflict ? { ...first, submission: cause as Submission } : first;
    left.current = [...left.current, ...(again ? [again] : []), ...others];
    setState({ status: 'stopped', left: left.current.length, isConflict });
  };

  const work = async (jobs: readonly Job[]): Promise<void> => {
    const changes: Change[] = [];
    for (const [index, job] of jobs.entries()) {
      setState({ status: 'running', done: index, total: jobs.length });
      try {
        const change = await finish(job);
        if (change) changes.push(change);
      } catch (error) {
        stop(error, jobs.slice(index));
        onChange();
        return;
      }
    }
    onChange();
    const [first] = jobs;
    if (left.current.length > 0)
      setState({ status: 'stopped', left: left.current.length, isConflict: false });
    else if (first) setState({ status: 'done', choice: first.choice, total: jobs.length, changes });
  };
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    queue.current = queue.current.then(task);
    return queue.current;
  };

  const run = async (choice: TriageChoice, submissions: readonly Submission[]): Promise<void> => {
    if (choice === 'delete' && !(await ensureRecentSignIn())) return;
    const jobs = submissions
      .filter((submission) => submission.state !== choice)
      .map((submission) => ({ choice, submission }));
    await enqueue(() => work(jobs));
  };
  const resume = (): Promise<void> =>
    enqueue(() => {
      const jobs = left.current;
      left.current = [];
      return work(jobs);
    });
  const undo = (): Promise<void> => {
    const changes = state.status === 'done' ? state.changes : [];
    if (changes.length === 0) return Promise.resolve();
    return enqueue(async () => {
      for (const [index, { changed, before }] of changes.entries()) {
        setState({ status: 'running', done: index, total: changes.length });
        try {
          const restored = await giveCommand('state', changed, { state: before });
          if (restored) onUpdate(restored);
        } catch (error) {
          stop(error, []);
          onChange();
          return;
        }
      }
      setState({ status: 'undone' });
      onChange();
    });
  };
  return { state, run, undo, resume };
}

export type Triage = ReturnType<typeof useTriage>;
