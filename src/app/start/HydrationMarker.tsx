import { useEffect } from 'react';

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/** Clicks the button that was clicked before React answered clicks; the small script in index.html has marked it. */
function replayEarlyClick(): void {
  const button = document.querySelector<HTMLElement>('[data-clicked]');
  button?.removeAttribute('data-clicked');
  button?.click();
}

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
