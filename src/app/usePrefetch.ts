import { useEffect } from 'react';
import { findRoute } from './routes.ts';

/** Downloads a page as soon as a visitor shows the intent to open it: pointer, finger or focus on one of our links. */
export function usePrefetch(): void {
  useEffect(() => {
    const prefetch = (event: Event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Ignore a failed prefetch; the navigation reports errors.
      if (link)
        findRoute(new URL(link.href).pathname)
          ?.lazy.preload()
          .catch(() => {});
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, prefetch);
    };
  }, []);
}
