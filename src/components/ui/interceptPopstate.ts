type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

// Listeners of the window run in the order in which they were added, capturing or not; this one is added when the site's
// code arrives, so before the router's. It stays for as long as the document, like the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listener?.(event));

/** Calls `hear` on popstate before the router, which it can stop; one listener at a time. */
export function interceptPopstate(hear: Listener): () => void {
  listener = hear;
  return () => {
    if (listener === hear) listener = undefined;
  };
}
