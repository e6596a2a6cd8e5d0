type Listener = (event: PopStateEvent) => void;

let listener: Listener | undefined;

const dispatch = (event: PopStateEvent) => listener?.(event);

/** Call before the router renders. Listeners run in order of registration, so a later one could not stop the router. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', dispatch);
}

/** Sets the only interceptor, which gets each step before the router does. Returns a function that removes it. */
export function interceptPopstate(intercept: Listener): () => void {
  listener = intercept;
  return () => {
    if (listener === intercept) listener = undefined;
  };
}
