import { useEffect } from 'react';
import { replayEarlyClick } from './earlyClick.ts';

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void) => (window.requestIdleCallback ?? setTimeout)(then);

const BELOW = 'main > * ~ *, main :is(section ~ section, article ~ article), main ~ footer';

/**
 * Lays out the page below the first view (src/styles/base.css) whenever the browser is idle, a part for each frame. It starts
 * at the end: else a part that gets its height would bring others into view, all in one frame.
 */
function layOutBelow(): void {
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll<HTMLElement>(BELOW)];
  const layOutNext = () => {
    const part = parts.pop();
    if (!part || !('firstView' in dataset)) return delete dataset.firstView;
    part.style.contentVisibility = 'visible';
    return whenIdle(() => requestAnimationFrame(layOutNext));
  };
  whenIdle(layOutNext);
}

/** Marks the document as hydrated. It stands beside the page in its boundary, so its effect runs when the page is there. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    replayEarlyClick();
    layOutBelow();
  }, []);
  return null;
}
