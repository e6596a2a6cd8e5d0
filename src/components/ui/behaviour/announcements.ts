type Listener = (sentence: string) => void;

const listeners = new Set<Listener>();

/**
 * Has a screen reader say a sentence when it has finished the one it is at, from the region of the shell that was there
 * before: what is only inserted, or takes the focus as it comes, is often not heard.
 */
export function announce(sentence: string): void {
  for (const listener of listeners) listener(sentence);
}

/** Calls `listener` with each announcement, until the returned function is called. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
