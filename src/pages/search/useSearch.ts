import { type Loaded, useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import type { SearchResult } from './createSearch.ts';

type Search = (typed: string) => SearchResult[];

export type SearchState = { status: 'idle' } | Loaded<{ results: SearchResult[] }>;

/** Loads the search library and the pages' texts. Rejects if one of them cannot be loaded. */
async function openSearch(): Promise<Search> {
  const [{ createSearch }, { loadSearchPages }] = await Promise.all([
    import('./createSearch.ts'),
    import('#src/services/browser/loadSearchPages.ts'),
  ]);
  return createSearch(await loadSearchPages());
}

export function useSearch(typed: string): { state: SearchState; retry: () => void } {
  const wanted = typed !== '';
  const { state, reload: retry } = useLoaded(
    async () => ({ search: wanted ? await openSearch() : undefined }),
    String(wanted),
  );
  if (!wanted) return { state: { status: 'idle' }, retry };
  if (state.status !== 'ready') return { state, retry };
  if (!state.search) return { state: { status: 'loading' }, retry };
  return { state: { status: 'ready', results: state.search(typed) }, retry };
}
