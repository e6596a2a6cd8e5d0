import { useCallback, useEffect, useState } from 'react';
import { updateSubmission } from '#src/domain/mergeSubmissions.ts';
import type { Submission } from '#src/domain/submission.ts';
import type { SearchResult } from '#src/services/searchSubmissions.ts';

type SearchState = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & SearchResult);

/** What a search found when it was asked for. Another search is another component (by its key). */
export function useSearch(typed: string) {
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const start = useCallback(() => {
    setState({ status: 'loading' });
    import('#src/services/searchSubmissions.ts')
      .then(({ searchSubmissions }) => searchSubmissions(typed))
      .then(
        (result) => setState({ status: 'ready', ...result }),
        () => setState({ status: 'failed' }),
      );
  }, [typed]);
  useEffect(start, [start]);

  /** Shows a submission that was found as it is now. */
  const update = useCallback((submission: Submission) => {
    setState((before) =>
      before.status === 'ready'
        ? { ...before, submissions: updateSubmission(before.submissions, submission) }
        : before,
    );
  }, []);
  const remove = useCallback((id: string) => setDeletedIds((ids) => new Set([...ids, id])), []);
  return { state, retry: start, update, remove, deletedIds };
}
