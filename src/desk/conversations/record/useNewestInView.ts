import { type RefObject, useEffect } from 'react';

/** Somebody who has scrolled to within this distance of the newest entry counts as reading it. */
const NEAR_PX = 24;

/**
 * Keeps the end of the newest entry visible above the answer field, or its beginning if the entry is longer than the
 * area. Follows changes of size until somebody scrolls.
 */
export function useNewestInView(
  area: RefObject<HTMLElement | null>,
  last: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [around, entry] = [area.current, last.current];
    if (!around || !entry) return;
    const place = () => {
      const newest = [...entry.querySelectorAll('ol > li')].at(-1) ?? entry;
      const above = newest.getBoundingClientRect().top - around.getBoundingClientRect().top;
      return Math.min(around.scrollTop + above, around.scrollHeight - around.clientHeight);
    };
    let isAway = false;
    const follow = () => {
      if (!isAway) around.scrollTop = place();
    };
    const handleScroll = () => {
      isAway = Math.abs(around.scrollTop - place()) > NEAR_PX;
    };
    const observer = new ResizeObserver(follow);
    observer.observe(around);
    if (around.firstElementChild) observer.observe(around.firstElementChild);
    follow();
    around.addEventListener('scroll', handleScroll);
    return () => {
      observer.disconnect();
      around.removeEventListener('scroll', handleScroll);
    };
  }, [area, last]);
}
