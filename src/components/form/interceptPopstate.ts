type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

const dispatch = (event: PopStateEvent) => listener?.(event);

/**
 * Call before the router renders. Window listeners run in the order of registration, so only an earlier one can stop a
 * history step.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', dispatch);
}

/**
 * Passes every history step to `intercept` before the router gets it; there is one listener at a time. Returns a
 * function that removes it.
 */
export function interceptPopstate(intercept: Listener): () => void {
  listener = intercept;
  return () => {
    if (listener === intercept) listener = undefined;
  };
}
