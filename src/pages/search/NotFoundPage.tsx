import { useLocation } from 'react-router-dom';
import { SiteSearch } from '#src/components/form/SiteSearch.tsx';
import { Hero } from '#src/components/sections/Hero.tsx';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { PageHead } from '#src/components/ui/head/PageHead.tsx';
import { search } from '#src/copy/site/search.ts';
import { paths } from '#src/domain/site/paths.ts';
import emptyState from '#src/pictures/site/empty-state.svg?picture';
import { NearestPages } from './NearestPages.tsx';
import { readableAddress } from './readableAddress.ts';

/**
 * Hosting serves this page for every unknown URL (404.html). It stays if the URL looks like a file name. Otherwise the
 * script redirects to a page with a notice (Pages.tsx).
 */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  // The page is prerendered once for all addresses, so hydration begins without an address.
  const hydrated = useHydrated();
  const address = hydrated && pathname !== paths.notFound ? readableAddress(pathname) : '';
  const { head, title, named, text } = search.unknown;
  return (
    <>
      <PageHead {...head} path={paths.notFound} />
      <div data-not-found>
        <Hero
          tone="sky"
          title={title}
          lead={
            <p>
              {address && `${named} “${address}”. `}
              {text}
            </p>
          }
          image={emptyState}
        />
        <div className="page-width band stack-6">
          <NearestPages address={address} />
          <SiteSearch />
        </div>
      </div>
    </>
  );
}
