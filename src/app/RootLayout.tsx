import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationAnnouncer } from './NavigationAnnouncer.tsx';
import styles from './RootLayout.module.css';
import { useNavigationFocus } from './useNavigationFocus.ts';
import { usePrefetch } from './usePrefetch.ts';

/** What stands around every page. */
export function RootLayout({ children }: { children: ReactNode }) {
  const announcement = useNavigationFocus();
  usePrefetch();
  return (
    <>
      <a className={styles.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <NavigationAnnouncer text={announcement} />
    </>
  );
}
