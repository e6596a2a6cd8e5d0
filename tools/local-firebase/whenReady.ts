import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessGroup } from './processGroup.ts';

const INTERVAL_MS = 100;

/** A thing that must be there after so many seconds: its name in a message, and the question whether it is there. */
type Awaited = { what: string; seconds: number; probe: () => Promise<boolean> | boolean };

/**
 * Resolves to the group when everything awaited of it is there, one after another. Ends the group and throws, with its last
 * lines, when something does not come in time, when the group ends by itself, and when aborted.
 */
export async function whenReady(
  group: ProcessGroup,
  signal: AbortSignal | undefined,
  awaited: readonly Awaited[],
): Promise<ProcessGroup> {
  try {
    for (const { what, seconds, probe } of awaited) {
      const end = Date.now() + seconds * 1000;
      while (!(await probe())) {
        signal?.throwIfAborted();
        if (group.child.exitCode !== null) throw new Error(`${what} stopped while starting.`);
        if (Date.now() > end) throw new Error(`${what} was not ready after ${seconds} seconds.`);
        await pause(INTERVAL_MS);
      }
    }
    return group;
  } catch (error) {
    await group.stop();
    throw new Error(`${(error as Error).message} Its last lines:\n${group.output.join('\n')}`);
  }
}

/** Whether something answers HTTP at `url`, with whatever status. */
export function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
