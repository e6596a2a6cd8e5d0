import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findRoute } from '#src/app/routes.ts';
import { prefersReducedMotion } from '#src/components/ui/behaviour/prefersReducedMotion.ts';
import { reloadWithoutLibras } from '#src/features/preferences/reloadWithoutLibras.ts';

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

/** The new page is there at once, and fades in. */
function fadeIn(): void {
  if (prefersReducedMotion()) return;
  document.querySelector('main')?.animate({ opacity: [0.3, 1] }, { duration: 240, easing: 'ease-out' });
}

/**
 * Shows the page of an address. The tile that was chosen grows into the first picture of its page where the two are the
 * same, which takes a photograph of the window, some 60 ms; all other pages fade in without one. React's own
 * ViewTransition would photograph a page in its whole length, and wait half a second for pictures, before anything of
 * the new page is seen.
 */
function changePage(pathname: string, show: () => void): void {
  const small = tilePicture(pathname);
  if (!small || !document.startViewTransition || prefersReducedMotion()) {
    show();
    fadeIn();
    return;
  }
  small.style.viewTransitionName = GROWING;
  const transition = document.startViewTransition(() => {
    show();
    small.style.viewTransitionName = '';
    const large = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
    if (large?.src !== small.src) return;
    large.style.viewTransitionName = GROWING;
    transition.finished.finally(() => {
      large.style.viewTransitionName = '';
    });
  });
  // Rejects when a browser leaves the fading out, as in a hidden tab; the page is shown all the same.
  transition.ready.catch(() => {});
  passClicksOn(transition);
}

/**
 * While a transition runs, Chromium gives every press to the root element. A press ends the transition, and its click
 * goes to what is seen at that place.
 */
function passClicksOn(transition: ViewTransition): void {
  const root = document.documentElement;
  const click = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== root) return;
    transition.finished.then(() => {
      const pressed = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('a, button, input, label');
      pressed?.focus();
      pressed?.click();
    });
  };
  const press = ({ target }: PointerEvent) => {
    if (target !== root) return;
    transition.skipTransition();
    addEventListener('click', click, { once: true });
  };
  addEventListener('pointerdown', press);
  transition.finished.finally(() => removeEventListener('pointerdown', press));
}

/** The shown location, and the kind of navigation that led there. */
export interface ShownNavigation {
  location: Location;
  navigationType: NavigationType;
}

/** Gives its children a new location when that page has been downloaded and fades in, not earlier. */
export function PageTransition({ children }: { children: (shown: ShownNavigation) => ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownNavigation>({ location, navigationType });

  useLayoutEffect(() => {
    if (location === shown.location) return;
    const next = { location, navigationType };
    const { pathname } = location;
    if (pathname === shown.location.pathname) {
      setShown(next);
      return;
    }
    if (reloadWithoutLibras(pathname)) return;
    let superseded = false;
    const show = () => {
      if (!superseded) flushSync(() => setShown(next));
    };
    const start = () => {
      if (!superseded) changePage(pathname, show);
    };
    // A page that cannot be downloaded is shown as well: what stands there then says so.
    Promise.resolve(findRoute(pathname)?.lazy.preload(pathname)).then(start, start);
    return () => {
      superseded = true;
    };
  }, [location, navigationType, shown]);

  return children(shown);
}
