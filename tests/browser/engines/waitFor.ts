import { setTimeout as delay } from 'node:timers/promises';
import { WAIT_MS } from '#tests/support/waitLimit.ts';

/** Calls `ask` until it returns a truthy value. Returns it. After WAIT_MS, throws an Error about `what`. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> {
  const started = performance.now();
  let lastError: unknown;
  while (performance.now() - started < WAIT_MS) {
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
