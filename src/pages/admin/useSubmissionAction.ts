import { useState } from 'react';
import type { Submission } from '#src/domain/submission.ts';
import type { ServiceError } from '#src/services/ServiceError.ts';

type ActionState =
  | { status: 'idle' | 'running' }
  | { status: 'done'; sentence: string }
  | { status: 'failed'; sentence: string };

interface SubmissionAction {
  work: () => Promise<Submission>;
  done: string;
  /** Said when it did not work out; nothing has changed then. */
  failed: string;
  /** Said instead when the database refused it. */
  denied?: string;
}

/** Runs one action on a submission at a time; resolves whether it succeeded. */
export function useSubmissionAction(onUpdate: (submission: Submission) => void) {
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const run = async ({ work, done, failed, denied = failed }: SubmissionAction): Promise<boolean> => {
    if (state.status === 'running') return false;
    setState({ status: 'running' });
    try {
      onUpdate(await work());
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
