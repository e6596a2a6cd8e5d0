import { search } from '#src/copy/site/search.ts';
import { addressWords, nearestPages } from './nearestPages.ts';
import { PageLinks } from './PageLinks.tsx';
import styles from './SearchResults.module.css';
import { useSearch } from './useSearch.ts';

function useNearest(address: string) {
  const { state } = useSearch(addressWords(address));
  if (state.status === 'loading') return undefined;
  const results = state.status === 'ready' ? state.results : [];
  const pages = nearestPages(address, results);
  if (pages.length > 0) return { heading: search.unknown.nearest, pages };
  return { heading: search.unknown.common, pages: search.start.pages };
}

/** The pages with names similar to an unknown address, or common pages if there are none. */
export function NearestPages({ address }: { address: string }) {
  const nearest = useNearest(address);
  if (!nearest) return null;
  return (
    <div>
      <p>{nearest.heading}</p>
      <PageLinks pages={nearest.pages} className={`${styles.nearest} links plain-list`} />
    </div>
  );
}
