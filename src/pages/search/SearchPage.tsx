import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SiteSearch } from '#src/components/form/SiteSearch.tsx';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { Breadcrumbs } from '#src/components/ui/head/Breadcrumbs.tsx';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { search } from '#src/copy/site/search.ts';
import { paths } from '#src/domain/site/paths.ts';
import { PageLinks } from './PageLinks.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useSearch } from './useSearch.ts';

function Start() {
  const { title, pages } = search.start;
  return (
    <div className="stack-5 rule-above pad-above-6">
      <h2 className="title-s">{title}</h2>
      <PageLinks pages={pages} className="links" />
    </div>
  );
}

export default function SearchPage() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  // The prerendered page has no query, so hydration begins without a query.
  const typed = hydrated ? (query.get('q') ?? '').trim() : '';
  const { state, retry } = useSearch(typed);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = typed;
  }, [typed]);
  return (
    <>
      <PageHead {...search.head} path={paths.search} />
      <div className="page-width gutter pad-above-5 band-below stack-7 one-column">
        <header className="stack-5">
          <Breadcrumbs trail={[]} current="Busca" />
          <h1 className="title-l em-12">{search.title}</h1>
          <p className="measure lead soft">{search.lead}</p>
          <SiteSearch ref={field} />
          <noscript>
            <p>{search.withoutScript}</p>
          </noscript>
        </header>
        <SearchResults state={state} typed={typed} retry={retry} />
        {(state.status === 'idle' || (state.status === 'ready' && state.results.length === 0)) && <Start />}
      </div>
    </>
  );
}
