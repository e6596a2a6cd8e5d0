import { useEffect } from 'react';
import { replayEarlyClick } from './replayEarlyClick.ts';

/** Marks the document as hydrated. It stands beside the page in its boundary, so its effect runs when the page is there. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    replayEarlyClick();
  }, []);
  return null;
}
