import { hasNotices } from 'virtual:content/counts';
import { lazy, type ReactNode, Suspense } from 'react';
import { siteUrl } from '#src/components/ui/siteUrl.ts';
import { AddressNotice } from './AddressNotice.tsx';
import { Announcer } from './Announcer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { ShownNavigation } from './PageTransition.tsx';
import styles from './RootLayout.module.css';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { usePrefetch } from './usePrefetch.ts';

/** Downloaded only while the studio has something to say. */
const SiteNotices =
  hasNotices && lazy(async () => ({ default: (await import('./SiteNotices.tsx')).SiteNotices }));

/** What stands around every page. */
export function RootLayout({ shown, children }: { shown: ShownNavigation; children: ReactNode }) {
  useNavigationFocus(shown);
  usePrefetch();
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      {SiteNotices && (
        <Suspense>
          <SiteNotices />
        </Suspense>
      )}
      {/* The address is printed below the text (src/styles/base.css). */}
      <main
        id="conteudo"
        tabIndex={-1}
        className={styles.main}
        data-address={siteUrl(shown.location.pathname)}
      >
        <AddressNotice location={shown.location} />
        {children}
      </main>
      <Footer />
      <Announcer />
    </>
  );
}
