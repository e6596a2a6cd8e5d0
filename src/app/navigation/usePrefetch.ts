import { useEffect } from 'react';
import { findRoute } from '#src/app/routes.ts';

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Downloads a page as soon as a visitor points at, touches or focuses a link to it, unless the visitor saves data. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      if (savesData()) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link) return;
      const { pathname } = new URL(link.href);
      findRoute(pathname)
        ?.lazy.preload(pathname)
        .catch(() => {});
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, prefetch);
    };
  }, []);
}
