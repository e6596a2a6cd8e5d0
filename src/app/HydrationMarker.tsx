import { useEffect } from 'react';
import { layOutRest } from './layOutRest.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

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
