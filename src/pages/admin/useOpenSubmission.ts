import { useCallback, useEffect, useState } from 'react';
import { latestVersion } from '#src/domain/mergeSubmissions.ts';
import type { Submission, SubmissionKind } from '#src/domain/submission.ts';
import { useInboxPolling } from './useInboxPolling.ts';

type OpenState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; submission: Submission };

interface OpenSubmissionOptions {
  kind: SubmissionKind;
  id: string;
  /** The same submission as the list beside it has it, so that nothing need be loaded. */
  listed: Submission | undefined;
  /** Called with the submission as it is stored now. */
  onUpdate: (submission: Submission) => void;
}

/** The open submission, from the list or the database, kept current. Another id is another component (by its key). */
export function useOpenSubmission({ kind, id, listed, onUpdate }: OpenSubmissionOptions) {
  const [state, setState] = useState<OpenState>(
    listed ? { status: 'ready', submission: listed } : { status: 'loading' },
  );
  const show = useCallback(
    (submission: Submission) => {
      setState((before) => ({
        status: 'ready',
        submission: before.status === 'ready' ? latestVersion(before.submission, submission) : submission,
      }));
      onUpdate(submission);
    },
    [onUpdate],
  );
  const load = useCallback(async () => {
    const { loadSubmission } = await import('#src/services/submissions.ts');
    const submission = await loadSubmission(kind, id);
    if (submission) show(submission);
    else setState({ status: 'missing' });
  }, [kind, id, show]);
  const start = useCallback(() => {
    setState({ status: 'loading' });
    load().catch(() => setState({ status: 'failed' }));
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and only what the list does not have
  useEffect(() => {
    if (!listed) start();
  }, []);
  // That the connection is lost is said beside the list.
  useInboxPolling(load);
  return { state, show, retry: start };
}
