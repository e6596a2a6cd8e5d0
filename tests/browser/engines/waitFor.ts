import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks until the answer is truthy and returns it; throws after `withinMs` (60 s), naming what was waited for and the last
 * error.
 */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false>,
  withinMs = 60_000,
): Promise<T> {
  const started = performance.now();
  let lastError: unknown;
  while (performance.now() - started < withinMs) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      lastError = error; // the page may just be changing
    }
    await delay(50);
  }
  throw new Error(`Waited in vain for ${what}.`, { cause: lastError });
}
