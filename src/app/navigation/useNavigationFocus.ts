import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import type { ShownNavigation } from './PageTransition.tsx';

function focusAnchor(hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  focusOnce(target);
  target.scrollIntoView();
  return true;
}

/**
 * Scrolls to the anchor, the top, or the earlier position, focuses the main heading and announces the title. If only
 * the query changes, does nothing.
 */
export function useNavigationFocus({ location, navigationType }: ShownNavigation): void {
  const { pathname, hash, key } = location;
  const previous = useRef({ pathname, hash, key });
  const recallScroll = useScrollRestoration(key);

  // Runs before the browser paints, so that the page fades in at its final position.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, hash, key };
    const samePage = before.pathname === pathname;
    if (samePage && before.hash === hash && navigationType !== 'PUSH') return;
    if (samePage && hash === '') return;
    // A click on a plain link to an anchor also arrives as POP, but its history entry has no key.
    const isWithin = samePage && before.key === key;
    const restored = navigationType === 'POP' && !isWithin ? recallScroll() : undefined;
    if (restored === undefined && focusAnchor(hash)) return;
    window.scrollTo({ top: restored ?? 0, behavior: 'instant' });
    focusOnce(document.querySelector<HTMLElement>('main h1'));
    announce(document.title);
  }, [pathname, hash, key, navigationType, recallScroll]);
}

const storageKey = (key: string) => `site:scroll:${key}`;

/** Remembers the scroll position of each history entry. Returns a function that reads the current entry's position. */
function useScrollRestoration(key: string): () => number | undefined {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        try {
          sessionStorage.setItem(storageKey(key), String(Math.round(window.scrollY)));
        } catch {
          // Without storage the page starts at its top.
        }
      });
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  return useCallback(() => {
    try {
      const stored = sessionStorage.getItem(storageKey(key));
      return stored === null ? undefined : Number(stored);
    } catch {
      return undefined;
    }
  }, [key]);
}
