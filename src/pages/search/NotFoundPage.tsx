import { useLocation, useNavigate } from 'react-router-dom';
import { SiteSearch } from '#src/components/form/SiteSearch.tsx';
import { PageHead } from '#src/components/ui/PageHead.tsx';
import { useHydrated } from '#src/components/ui/useHydrated.ts';
import { search } from '#src/content/search.ts';
import { paths } from '#src/domain/paths.ts';
import { NearestPages } from './NearestPages.tsx';
import { readableAddress } from './readableAddress.ts';
import styles from './SearchPage.module.css';

/**
 * What Hosting answers for every address that has no page (404.html). It stays for what looks like a file; from other
 * addresses the script leads on to where a notice says the same (AppRoutes).
 */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // The prerendered page stands for every address, so hydration begins without one.
  const hydrated = useHydrated();
  const address = hydrated && pathname !== paths.notFound ? readableAddress(pathname) : '';
  const { head, title, named, text } = search.unknown;
  return (
    <>
      <PageHead {...head} path={paths.notFound} />
      <div className={styles.page} data-not-found>
        <header className="stack-5">
          <h1 className={styles.title}>{title}</h1>
          <p className="measure lead soft">
            {address && `${named} “${address}”. `}
            {text}
          </p>
          <NearestPages address={address} />
          <SiteSearch
            label={search.label}
            submit={search.submit}
            onSearch={(typed) => navigate(`${paths.search}?q=${encodeURIComponent(typed)}`)}
          />
        </header>
      </div>
    </>
  );
}
