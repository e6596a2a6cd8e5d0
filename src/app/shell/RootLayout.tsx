import { hasNotices } from 'virtual:content/counts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Location } from 'react-router-dom';
import type { ShownNavigation } from '#src/app/navigation/PageTransition.tsx';
import { useNavigationFocus } from '#src/app/navigation/useNavigationFocus.ts';
import { usePrefetch } from '#src/app/navigation/usePrefetch.ts';
import { findRoute } from '#src/app/routes.ts';
import { useHydrated } from '#src/components/ui/behaviour/useHydrated.ts';
import { siteUrl } from '#src/components/ui/head/siteUrl.ts';
import { readUnknownAddress } from '#src/components/ui/head/UnknownAddress.tsx';
import { isAccountPath, isDeskPath } from '#src/domain/accounts/accountPaths.ts';
import { useCountedViews } from '#src/features/figures/useCountedViews.ts';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './RootLayout.module.css';

const SiteNotices =
  hasNotices && lazy(async () => ({ default: (await import('./SiteNotices.tsx')).SiteNotices }));

const UnknownAddressNotice = lazy(() =>
  import('#src/pages/search/UnknownAddressNotice.tsx').then((module) => ({
    default: module.UnknownAddressNotice,
  })),
);

function AddressNotice({ location }: { location: Location }) {
  // After a reload the history entry still contains the unknown address, but the prerendered page has no notice.
  const hydrated = useHydrated();
  const address = readUnknownAddress(location.state);
  if (!hydrated || address === undefined) return null;
  return (
    <Suspense>
      <UnknownAddressNotice address={address} />
    </Suspense>
  );
}

/** The frame of every page. The studio's desk has its own, and gets only the skip link and the announcer from here. */
export function RootLayout({ shown, children }: { shown: ShownNavigation; children: ReactNode }) {
  useNavigationFocus(shown);
  usePrefetch();
  const { pathname } = shown.location;
  useCountedViews(isAccountPath(pathname) ? '' : (findRoute(pathname)?.path ?? 'other'), pathname);
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      {isDeskPath(pathname) ? (
        children
      ) : (
        <>
          <div id="topo" />
          <Header />
          {SiteNotices && (
            <Suspense>
              <SiteNotices />
            </Suspense>
          )}
          <main id="conteudo" tabIndex={-1} className={styles.main} data-address={siteUrl(pathname)}>
            <AddressNotice location={shown.location} />
            {children}
          </main>
          <Footer />
        </>
      )}
      <Announcer />
    </>
  );
}
