type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

const dispatch = (event: PopStateEvent) => listener?.(event);

/** Call before the router renders. Listeners run in order of registration, so a later one could not stop the router. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', dispatch);
}

/** From now on, each history step calls `intercept` before the router. Returns a function that ends this. */
export function interceptPopstate(intercept: Listener): () => void {
  listener = intercept;
  return () => {
    if (listener === intercept) listener = undefined;
  };
}
