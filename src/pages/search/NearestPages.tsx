import { Link } from 'react-router-dom';
import { search } from '#src/content/search.ts';
import { editDistance } from '#src/domain/editDistance.ts';
import { paths } from '#src/domain/paths.ts';
import { foldText } from '#src/domain/searchText.ts';
import type { SearchResult } from './createSearch.ts';
import styles from './NearestPages.module.css';
import { useSearch } from './useSearch.ts';

const MOST = 3;

/** The words of an address, for the search: "/ServicosDeDesign/ux-2" has "Servicos De Design ux 2". */
function wordsOf(address: string): string {
  return address
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a word of the address stands, but for a slip or two, in the address or the title of a page. */
function isNear(address: string, { path, title }: SearchResult): boolean {
  const own = terms(`${path} ${title.map(({ text }) => text).join('')}`);
  return terms(address).some((word) =>
    own.some((other) => editDistance(word, other) <= (word.length > 5 ? 2 : 1)),
  );
}

const terms = (text: string) =>
  wordsOf(text)
    .split(' ')
    .map(foldText)
    .filter((word) => word.length > 3);

function useNearest(address: string) {
  const { state } = useSearch(wordsOf(address));
  if (state.status === 'loading') return undefined;
  const results = state.status === 'ready' ? state.results : [];
  const found = results.filter((result) => isNear(address, result)).slice(0, MOST);
  if (found.length > 0)
    return {
      heading: search.unknown.nearest,
      pages: found.map(({ path, title }) => ({ path, label: title.map(({ text }) => text).join('') })),
    };
  const { links, labels } = search.start;
  return {
    heading: search.unknown.common,
    pages: links.map((name) => ({ path: paths[name], label: labels[name] })),
  };
}

/** The pages whose words are nearest to those of an address; where there are none, the ones that most visitors want. */
export function NearestPages({ address }: { address: string }) {
  const nearest = useNearest(address);
  if (!nearest) return null;
  return (
    <div>
      <p>{nearest.heading}</p>
      <ul className={styles.links}>
        {nearest.pages.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
