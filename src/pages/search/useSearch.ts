import { useCallback, useEffect, useState } from 'react';
import type { SearchResult } from './createSearch.ts';

type Search = (typed: string) => SearchResult[];

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; results: SearchResult[] };

/** Loads the library and the pages, both only when somebody searches. Throws what the two imports throw. */
async function openSearch(): Promise<Search> {
  const [{ createSearch }, { loadSearchPages }] = await Promise.all([
    import('./createSearch.ts'),
    import('#src/services/browser/loadSearchPages.ts'),
  ]);
  return createSearch(await loadSearchPages());
}

/** Results of the search for `typed`; `retry` loads the index again after a failure. */
export function useSearch(typed: string): { state: SearchState; retry: () => void } {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const wanted = typed !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!wanted || search) return;
    let current = true;
    openSearch().then(
      (loaded) => current && setSearch(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, search, attempt]);

  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  if (!wanted) return { state: { status: 'idle' }, retry };
  if (search) return { state: { status: 'ready', results: search(typed) }, retry };
  return { state: { status: failed ? 'failed' : 'loading' }, retry };
}
