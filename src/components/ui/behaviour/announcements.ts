type Listener = (sentence: string) => void;

const listeners = new Set<Listener>();

/** Announces a sentence politely through the shell's live region. Screen readers often miss inserted or newly focused texts. */
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
