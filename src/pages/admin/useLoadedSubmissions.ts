import { useCallback, useState } from 'react';
import { useLoaded } from '#src/components/ui/useLoaded.ts';
import { updateSubmission } from '#src/domain/mergeSubmissions.ts';
import type { Submission } from '#src/domain/submission.ts';

/** A loaded list of submissions, and what becomes of them while it is shown. */
export function useLoadedSubmissions<Value extends { submissions: readonly Submission[] }>(
  load: () => Promise<Value>,
) {
  const { state, reload, show, change } = useLoaded(load);
  /** Shows a submission of the list as it is now. */
  const update = useCallback(
    (submission: Submission) =>
      change((before) => ({
        ...before,
        submissions: updateSubmission(before.submissions, submission),
      })),
    [change],
  );
  /** What was deleted stays away, whatever an answer that was under way says. */
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const remove = useCallback((id: string) => setDeletedIds((ids) => new Set([...ids, id])), []);
  return { state, retry: reload, show, change, update, remove, deletedIds };
}
