import { useEffect } from 'react';
import { layOutRest } from './layOutRest.ts';

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
    // Not before: to paint what is below the first view takes processors from the hydration.
    if ('firstView' in dataset) layOutRest();
  }, []);
  return null;
}
