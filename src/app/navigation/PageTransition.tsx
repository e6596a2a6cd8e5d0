import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  type NavigationType,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { findRoute } from '#src/app/routes.ts';
import { prefersReducedMotion } from '#src/components/ui/behaviour/prefersReducedMotion.ts';
import { reloadWithoutLibras } from '#src/features/preferences/reloadWithoutLibras.ts';

function tilePicture(pathname: string) {
  const address = new URL(pathname, location.href).pathname;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
  return links
    .find((link) => link.pathname === address)
    ?.closest('article')
    ?.querySelector('img');
}

/** Animates a picture to its place, starting in `box`, where it was smaller and cropped differently. */
function growFrom(box: DOMRect, picture: HTMLImageElement): void {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const x = box.left + box.width / 2 - left - width / 2;
  const y = box.top + box.height / 2 - top - height / 2;
  const hidden = `${(height - box.height / scale) / 2}px ${(width - box.width / scale) / 2}px`;
  picture.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${hidden})` },
      { transform: 'none', clipPath: 'inset(0)' },
    ],
    { duration: 360, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
}

/**
 * Fades the page in, and grows a clicked tile into the same picture of the new page. The browser's view transitions are
 * not used: they first take some 60 ms to capture the window.
 */
function changePage(pathname: string, show: () => void): void {
  if (prefersReducedMotion()) {
    show();
    return;
  }
  const tile = tilePicture(pathname);
  const box = tile?.getBoundingClientRect();
  show();
  document.querySelector('main')?.animate({ opacity: [0.3, 1] }, { duration: 240, easing: 'ease-out' });
  const large = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
  if (box && large && large.src === tile?.src) growFrom(box, large);
}

export interface ShownNavigation {
  location: Location;
  navigationType: NavigationType;
}

/** Passes a new location to its children only after the location's page has been downloaded. */
export function PageTransition({ children }: { children: (shown: ShownNavigation) => ReactNode }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [shown, setShown] = useState<ShownNavigation>({ location, navigationType });

  useLayoutEffect(() => {
    if (location === shown.location) return;
    const next = { location, navigationType };
    const { pathname } = location;
    if (pathname === shown.location.pathname) return setShown(next);
    if (reloadWithoutLibras(pathname)) return;
    let superseded = false;
    const show = () => {
      if (!superseded) changePage(pathname, () => flushSync(() => setShown(next)));
    };
    // A page that fails to load is shown too, with an error.
    Promise.resolve(findRoute(pathname)?.lazy.preload(pathname)).then(show, show);
    return () => {
      superseded = true;
    };
  }, [location, navigationType, shown]);

  return useMemo(() => <LocationContext value={shown}>{children(shown)}</LocationContext>, [shown, children]);
}
