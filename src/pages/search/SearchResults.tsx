import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { search } from '#src/copy/site/search.ts';
import { paths } from '#src/domain/site/paths.ts';
import { searchCount } from '#src/domain/text/searchText.ts';
import type { MarkedText, SearchResult } from './createSearch.ts';
import styles from './SearchResults.module.css';
import type { SearchState, useSearch } from './useSearch.ts';

function Marked({ text }: { text: MarkedText }) {
  return text.map(({ text: part, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    marked ? <mark key={index}>{part}</mark> : part,
  );
}

function Result({ path, kind, title, excerpt }: SearchResult) {
  return (
    <li className="stack-2 relative rule-above pad-block-5">
      <p className="small soft strong">{kind}</p>
      <h2 className="title-s">
        <Link className="cover-link" to={path}>
          <Marked text={title} />
        </Link>
      </h2>
      <p className="wide-text">
        <Marked text={excerpt} />
      </p>
    </li>
  );
}

function Nothing() {
  return (
    <div className="stack-4 start">
      <h2>{search.none.title}</h2>
      <p>{search.none.text}</p>
      <ButtonLink to={paths.contact} icon="arrow" label={search.none.contact} />
    </div>
  );
}

function statusText(state: SearchState, typed: string): string {
  if (state.status === 'loading') return search.loading;
  if (state.status === 'failed') return search.failed;
  return state.status === 'ready' ? searchCount(state.results.length, typed) : '';
}

export function SearchResults({ state, typed, retry }: ReturnType<typeof useSearch> & { typed: string }) {
  return (
    <div className={`${styles.results} stack-5 start`}>
      <p className={`${styles.count} strong`} aria-live="polite">
        {statusText(state, typed)}
      </p>
      {state.status === 'failed' && <Button onClick={retry}>{search.retry}</Button>}
      {state.status === 'ready' && state.results.length === 0 && <Nothing />}
      {state.status === 'ready' && state.results.length > 0 && (
        <ol className="full stack plain-list">
          {state.results.map((result) => (
            <Result key={result.path} {...result} />
          ))}
        </ol>
      )}
    </div>
  );
}
