type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

const dispatch = (event: PopStateEvent) => listener?.(event);

/**
 * Called before the router is rendered: listeners of the window run in the order in which they were added, capturing or
 * not, so only who was there before the router can keep a step through the history from it.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', dispatch);
}

/** Passes every step through the history to `intercept` before the router gets it; one at a time. Returns its removal. */
export function interceptPopstate(intercept: Listener): () => void {
  listener = intercept;
  return () => {
    if (listener === intercept) listener = undefined;
  };
}
