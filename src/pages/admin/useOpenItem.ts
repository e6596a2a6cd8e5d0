import { useCallback, useEffect, useState } from 'react';
import { latestVersion } from '#src/domain/mergeSubmissions.ts';
import type { Submission, SubmissionKind } from '#src/domain/submission.ts';
import { usePolling } from './usePolling.ts';

type OpenState =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed' }
  | { status: 'ready'; item: Submission };

interface OpenItemOptions {
  kind: SubmissionKind;
  id: string;
  /** The same record as the list beside it has it, so that nothing need be loaded. */
  listed: Submission | undefined;
  /** Hears the record as it is stored now, whenever it was asked for. */
  onItem: (item: Submission) => void;
}

/** The opened record, from the list or the database, kept current. Another id is another component (by its key). */
export function useOpenItem({ kind, id, listed, onItem }: OpenItemOptions) {
  const [state, setState] = useState<OpenState>(
    listed ? { status: 'ready', item: listed } : { status: 'loading' },
  );
  const show = useCallback(
    (item: Submission) => {
      setState((before) => ({
        status: 'ready',
        item: before.status === 'ready' ? latestVersion(before.item, item) : item,
      }));
      onItem(item);
    },
    [onItem],
  );
  const load = useCallback(async () => {
    const { loadSubmission } = await import('#src/services/submissions.ts');
    const item = await loadSubmission(kind, id);
    if (item) show(item);
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
  usePolling(load);
  return { state, show, retry: start };
}
