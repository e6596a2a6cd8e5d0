import { type ReactNode, useEffect } from 'react';
import { announce } from './announcements.ts';

/** What is over sooner needs no words, and they would stand before its result. */
const WAIT_MS = 700;

/** Says what a busy button says, if it is busy for a while; its changed name alone is not read. */
export function useSpokenWait(busy: boolean, words: ReactNode): void {
  useEffect(() => {
    if (!busy || typeof words !== 'string') return;
    const timer = setTimeout(() => announce(words), WAIT_MS);
    return () => clearTimeout(timer);
  }, [busy, words]);
}
