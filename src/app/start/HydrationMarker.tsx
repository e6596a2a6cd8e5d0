import { useEffect } from 'react';
import { replayEarlyClick } from './earlyClick.ts';

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/** Marks the document as hydrated. It stands beside the page in its boundary, so its effect runs when the page is there. */
export function HydrationMarker() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.hydrated = '';
    replayEarlyClick();
    // Lays out the page below the first view (src/styles/base.css); earlier it would slow the hydration.
    whenIdle(() => delete dataset.firstView);
  }, []);
  return null;
}
