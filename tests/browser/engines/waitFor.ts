import { vi } from 'vitest';
import { WAIT_MS } from '#tests/support/waitLimit.ts';

export const waitFor = <T>(what: string, ask: () => Promise<T | null | undefined | false>): Promise<T> =>
  vi.waitFor(
    async () => {
      const answer = await ask();
      if (!answer) throw new Error(`Waited in vain for ${what}.`);
      return answer;
    },
    { timeout: WAIT_MS },
  );
