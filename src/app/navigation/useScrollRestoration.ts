import { useCallback, useEffect } from 'react';

const storageKey = (key: string) => `site:scroll:${key}`;

/** Remembers the scroll position of each history entry. Returns a function that reads the current entry's position. */
export function useScrollRestoration(key: string): () => number | undefined {
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
