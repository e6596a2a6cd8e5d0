import { useEffect } from 'react';
import { replayEarlyClick } from './earlyClick.ts';

/** Resolves in the first frame after the browser becomes idle, or after a timeout in Safari. */
const idleFrame = () =>
  new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => requestAnimationFrame(resolve)));

/** Selects at least all elements whose layout src/styles/base.css defers. */
const WAITING = 'main > * ~ *, main :is(section ~ section, article ~ article), main ~ footer';

/**
 * Lays out the page below the first view, one part per frame, last part first. Otherwise a part that changes from its
 * placeholder height to its real height could move later parts into view in the same frame.
 */
async function layOutBelow() {
  const { dataset } = document.documentElement;
  if (dataset.firstView === undefined) return;
  for (const part of [...document.querySelectorAll<HTMLElement>(WAITING)].reverse()) {
    await idleFrame();
    part.style.contentVisibility = 'visible';
  }
  delete dataset.firstView;
}

/** Marks the document as hydrated. Render it after the page, so that its effect runs after the page's effects. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    replayEarlyClick();
    void layOutBelow();
  }, []);
  return null;
}
