import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 100;

/** Asks `probe` again and again until it says true; throws when aborted, or after `seconds`, naming `what` was awaited. */
export async function waitUntil(
  what: string,
  seconds: number,
  signal: AbortSignal | undefined,
  probe: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await probe())) {
    signal?.throwIfAborted();
    if (Date.now() > end) throw new Error(`${what} was not ready after ${seconds} seconds.`);
    await pause(INTERVAL_MS);
  }
}

/** Whether something answers HTTP at `url`, with whatever status. */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' });
    return true;
  } catch {
    return false;
  }
}
