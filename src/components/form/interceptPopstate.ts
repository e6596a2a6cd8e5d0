type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

const dispatch = (event: PopStateEvent) => listener?.(event);

/** Call before the router renders. Listeners run in the order of registration, so a later one could not stop steps. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', dispatch);
}

/** Passes every history step to `intercept` (one at a time) before the router. Returns a function that undoes this. */
export function interceptPopstate(intercept: Listener): () => void {
  listener = intercept;
  return () => {
    if (listener === intercept) listener = undefined;
  };
}
