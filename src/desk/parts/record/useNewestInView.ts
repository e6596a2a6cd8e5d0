import { type RefObject, useEffect, useRef } from 'react';

/** Somebody who has scrolled to within this distance of the newest entry counts as reading it. */
const NEAR_PX = 24;

/**
 * Keeps the end of the entry marked `data-newest` visible above the answer field, or its beginning if the entry is
 * longer than the area. Follows changes of size unless somebody has scrolled away. Returns the ref of the area.
 */
export function useNewestInView(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const around = area.current;
    const entry = around?.querySelector('[data-newest]');
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
  }, []);
  return area;
}
