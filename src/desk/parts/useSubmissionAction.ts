import { useState } from 'react';
import { useRecentSignIn } from '#src/desk/shell/RecentSignInProvider.tsx';
import { adminLog } from '#src/desk/words/adminLog.ts';
import { desk } from '#src/desk/words/desk.ts';
import type { StudioAction } from '#src/domain/commands/table.ts';
import type { ApiFailure } from '#src/domain/site/api.ts';
import type { BookingSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import type { giveCommand as give } from '#src/services/desk/commands.ts';
import type { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { describeLogEntry } from './describeLogEntry.ts';
import { useOwnAccount } from './useOwnAccount.ts';

type ActionState = { status: 'idle' | 'running' } | { status: 'done' | 'failed'; sentence: string };

/** Props of a component that changes a submission. */
export interface SubmissionActionProps {
  submission: Submission;
  /** Called with the submission as it is stored now. */
  onUpdate: (submission: Submission) => void;
}

/** Props of a component that changes a booking. */
export interface BookingActionProps {
  booking: BookingSubmission;
  onUpdate: SubmissionActionProps['onUpdate'];
}

/** Gives a command (see giveCommand), whose service is loaded once something is done. */
export const giveCommand: typeof give = async (...command) =>
  (await import('#src/services/desk/commands.ts')).giveCommand(...command);

/** Does what is no command on a submission (see doInStudio), whose service is loaded then, too. */
export const doInStudio = async (action: StudioAction) =>
  (await import('#src/services/desk/commands.ts')).doInStudio(action);

export interface SubmissionAction {
  /** Resolves with the record as it is stored then, if it is about one and it still is. */
  work: () => Promise<Submission | undefined> | Promise<void>;
  /** Said then; of a record that is left, what became of it may be part of the sentence. */
  done: string | ((changed: Submission | undefined) => string);
  /** Said when it did not work out and the functions have no sentence for it; else that nothing has changed. */
  failed?: string | undefined;
  /** It needs a sign-in of the last hour. */
  isSensitive?: boolean;
}

/**
 * Runs one action on a submission at a time; resolves whether it succeeded. Where it was refused because somebody else
 * changed the submission meanwhile, that change is shown and told.
 */
export function useSubmissionAction(onUpdate: SubmissionActionProps['onUpdate'] = () => {}) {
  const ensureRecentSignIn = useRecentSignIn();
  const own = useOwnAccount()?.email;
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const run = async (action: SubmissionAction): Promise<boolean> => {
    const { work, done, failed = desk.notDone, isSensitive = false } = action;
    if (state.status === 'running') return false;
    setState({ status: 'running' });
    try {
      if (isSensitive && !(await ensureRecentSignIn())) {
        setState({ status: 'idle' });
        return false;
      }
      const changed = (await work()) || undefined;
      if (changed) onUpdate(changed);
      setState({ status: 'done', sentence: typeof done === 'string' ? done : done(changed) });
      return true;
    } catch (error) {
      const { code, cause } = error as ServiceError;
      if (code === 'changed') {
        const stored = cause as Submission;
        onUpdate(stored);
        setState({ status: 'failed', sentence: tellConflict(stored, own) });
      } else setState({ status: 'failed', sentence: (cause as ApiFailure | undefined)?.error ?? failed });
      return false;
    }
  };
  return { state, run, running: state.status === 'running' };
}

function tellConflict({ log }: Submission, own: string | undefined): string {
  const { before, after } = adminLog.conflict;
  const last = logEntries(log).at(-1);
  return `${before} ${last ? describeLogEntry(last, own) : ''}. ${after}`;
}
