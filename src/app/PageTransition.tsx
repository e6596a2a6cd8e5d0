import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
// The router's own way to hand on a location with the kind of navigation that led there; Routes' `location` drops it.
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { prefersReducedMotion } from '#src/components/ui/prefersReducedMotion.ts';
import { findRoute } from './routes.ts';

const GROWING = 'growing-picture';

/** The picture of the tile that leads to an address. */
function tilePicture(pathname: string) {
  const address = new URL(pathname, location.href).pathname;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
  return links
    .find((link) => link.pathname === address)
    ?.closest('article')
    ?.querySelector('img');
}

/**
 * One picture of the window fades into the next, and the tile that was chosen grows into the first picture of its page
 * where the two are the same. React's own ViewTransition would photograph a page in its whole length, and wait half a
 * second for pictures, before anything of the new page is seen.
 */
function crossFade(pathname: string, show: () => void): void {
  if (!document.startViewTransition || prefersReducedMotion()) {
    show();
    return;
  }
  const small = tilePicture(pathname);
  if (small) small.style.viewTransitionName = GROWING;
  const { ready, finished } = document.startViewTransition(() => {
    show();
    if (!small) return;
    small.style.viewTransitionName = '';
    const large = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    if (large?.src !== small.src) return;
    large.style.viewTransitionName = GROWING;
    finished.finally(() => {
      large.style.viewTransitionName = '';
    });
  });
  // Rejects when a browser leaves the fading out, as in a hidden tab; the page is shown all the same.
  ready.catch(() => {});
}

/** Everything in it sees a new location when that page has been downloaded and fades in, not earlier. */
export function PageTransition({ children }: { children: ReactNode }) {
  const next = useContext(LocationContext);
  const [shown, setShown] = useState(next);

  useLayoutEffect(() => {
    if (next === shown) return;
    const { pathname } = next.location;
    if (pathname === shown.location.pathname) {
      setShown(next);
      return;
    }
    let superseded = false;
    const show = () => {
      if (!superseded) flushSync(() => setShown(next));
    };
    const start = () => {
      if (!superseded) crossFade(pathname, show);
    };
    // A page that cannot be downloaded is shown as well: what stands there then says so.
    Promise.resolve(findRoute(pathname)?.lazy.preload()).then(start, start);
    return () => {
      superseded = true;
    };
  }, [next, shown]);

  return <LocationContext value={shown}>{children}</LocationContext>;
}
