import { useState } from 'react';
import { giveCommand } from '#src/desk/parts/useSubmissionAction.ts';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';

interface DeletionState {
  status: 'idle' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
}

/**
 * Deletes submissions one by one, each with its own entry in the audit log, so that a failure halfway leaves
 * only what was not reached yet: started again with what is then there, it goes on.
 */
export function usePersonDeletion(onChange: () => Promise<void>) {
  const ensureRecentSignIn = useRecentSignIn();
  const [state, setState] = useState<DeletionState>({ status: 'idle', done: 0, total: 0 });

  const run = async (submissions: readonly Submission[], notifies: boolean) => {
    const total = submissions.length;
    setState({ status: 'running', done: 0, total });
    try {
      if (!(await ensureRecentSignIn())) return setState({ status: 'idle', done: 0, total });
      for (const [index, submission] of submissions.entries()) {
        await giveCommand('delete', submission, { tells: notifies });
        setState({ status: 'running', done: index + 1, total });
      }
      await onChange();
      setState({ status: 'done', done: total, total });
    } catch {
      await onChange();
      setState((before) => ({ ...before, status: 'failed' }));
    }
  };
  return { state, run };
}
