import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playInterleaving } from './playInterleaving.ts';
import { interleavings } from './randomInterleavings.ts';
import { caseCount, type Engines, google, hangs, seed, startEngines } from './startEngines.ts';

/**
 * Milliseconds to wait for a response. A response may be late on a busy machine, so a case with different outcomes is
 * repeated with a longer wait.
 */
const patiences = [120, 300, 500, 500];

/** Interleavings take longer than other cases. */
const count = Math.ceil(caseCount / 5);

describe.skipIf(!google)('beside Google’s emulator', () => {
  let engines: Engines;
  beforeAll(async () => {
    engines = await startEngines();
  });
  afterAll(() => engines?.stop());

  it(
    `${count} random interleavings (seed ${seed}) of transactions and writes have the same outcome in both engines`,
    async () => {
      const differences: string[] = [];
      let contended = 0;
      for (const steps of fc.sample(interleavings, { seed, numRuns: count })) {
        let difference: string | undefined;
        for (const patience of patiences) {
          const [own, other] = await Promise.all(
            [engines.ours, engines.theirs].map((ask) => playInterleaving(ask, steps, patience)),
          );
          // In a deadlock, the two engines may refuse different transactions.
          const isContended = own?.aborted && other?.aborted;
          if (isContended) contended += 1;
          const [ours, theirs] = [JSON.stringify(own), JSON.stringify(other)];
          const isSame = isContended || ours === theirs;
          difference = isSame ? undefined : `${JSON.stringify(steps)}\n  ours ${ours}\n  Google's ${theirs}`;
          if (isSame) break;
        }
        if (difference) differences.push(difference);
      }
      process.stdout.write(`${contended} interleavings had a transaction refused in both.\n`);
      expect(differences.join('\n'), `seed ${seed}`).toBe('');
    },
    hangs,
  );
});
