import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import type { Loaded } from '#src/components/ui/behaviour/useLoaded.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { latestVersion } from '#src/domain/submissions/submissionOrder.ts';

/**
 * A loaded list of submissions, read again when something has changed, and what becomes of them while it is shown.
 * `load` can ask for what is known of the list. Another list is another component (by its key).
 */
export function useLoadedSubmissions<Value extends { submissions: readonly Submission[] }>(
  name: readonly unknown[],
  load: (known: () => Value | undefined) => Promise<Value>,
) {
  const client = useQueryClient();
  const instance = useId();
  const [queryKey] = useState([...name, instance]);
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => load(() => client.getQueryData<Value>(queryKey)),
  });
  const state: Loaded<Value> = data
    ? { status: 'ready', ...data }
    : { status: isError ? 'failed' : 'loading' };
  const change = useCallback(
    (changed: (before: Value) => Value) =>
      client.setQueryData<Value>(queryKey, (before) => before && changed(before)),
    [client, queryKey],
  );
  /** Shows a submission of the list as it is now. */
  const update = useCallback(
    (submission: Submission) =>
      change((before) => ({
        ...before,
        submissions: before.submissions.map((one) =>
          one.id === submission.id ? latestVersion(one, submission) : one,
        ),
      })),
    [change],
  );
  /** Deleted submissions stay away, even if an earlier request still returns them. */
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const remove = useCallback((id: string) => setDeletedIds((ids) => new Set([...ids, id])), []);
  const retry = useCallback(() => void client.resetQueries({ queryKey }), [client, queryKey]);
  return { state, retry, change, update, remove, deletedIds };
}
