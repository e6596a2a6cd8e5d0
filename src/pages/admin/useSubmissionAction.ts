import { useState } from 'react';
import type { Submission } from '#src/domain/submission.ts';
import type { ServiceError } from '#src/services/ServiceError.ts';
import { useRecentSignIn } from './RecentSignIn.tsx';

type ActionState =
  | { status: 'idle' | 'running' }
  | { status: 'done'; sentence: string }
  | { status: 'failed'; sentence: string };

interface SubmissionAction {
  /** Resolves with the record as it is stored then, if it still is. */
  work: () => Promise<Submission | undefined>;
  done: string;
  /** Said when it did not work out; nothing has changed then. */
  failed: string;
  /** Said instead when the database refused it. */
  denied?: string;
  /** It needs a sign-in of the last hour. */
  isSensitive?: boolean;
}

/** Runs one action on a submission at a time; resolves whether it succeeded. */
export function useSubmissionAction(onUpdate: (submission: Submission) => void) {
  const ensureRecentSignIn = useRecentSignIn();
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const run = async (action: SubmissionAction): Promise<boolean> => {
    const { work, done, failed, denied = failed, isSensitive = false } = action;
    if (state.status === 'running') return false;
    setState({ status: 'running' });
    try {
      if (isSensitive && !(await ensureRecentSignIn())) {
        setState({ status: 'idle' });
        return false;
      }
      const changed = await work();
      if (changed) onUpdate(changed);
      setState({ status: 'done', sentence: done });
      return true;
    } catch (error) {
      const refused = (error as ServiceError).code === 'denied';
      setState({ status: 'failed', sentence: refused ? denied : failed });
      return false;
    }
  };
  return { state, run, running: state.status === 'running' };
}
