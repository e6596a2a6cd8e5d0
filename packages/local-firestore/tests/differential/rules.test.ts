import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskServer } from '../askServer.ts';
import { root } from '../firestore/testFirestore.ts';
import { conditions, documents } from './conditions.ts';
import { probesOf, rulesOf } from './rulesCases.ts';
import { caseCount, type Engines, google, hangs, loadInto, seed, startEngines } from './startEngines.ts';

/** Number of conditions in one rules file; each has four probes. */
const atOnce = 25;

const places = ['docs', ...Array.from({ length: atOnce * 4 }, (_, index) => `c${index}`)];

/**
 * The statuses of one engine for the four probes of each condition: 200 or 403. Google's emulator responds with 500 if
 * its own compiler or evaluation fails. If it cannot compile a file, the file's conditions are left out.
 */
async function verdicts(ask: AskServer, probes: string[][]): Promise<string[]> {
  if (!(await loadInto(ask, rulesOf(probes.flat())))) {
    if (probes.length === 1) return ['500'];
    const alone: string[] = [];
    for (const one of probes) alone.push(...(await verdicts(ask, [one])));
    return alone;
  }
  const statuses = await Promise.all(
    probes.flat().map(async (_, index) => (await ask('GET', `${root}/c${index}/one`, undefined, '')).status),
  );
  return probes.map((_, index) => statuses.slice(index * 4, index * 4 + 4).join(' '));
}

describe.skipIf(!google)('beside Google’s emulator', () => {
  let engines: Engines;
  beforeAll(async () => {
    engines = await startEngines();
  });
  afterAll(() => engines?.stop());

  it(
    `${caseCount} random conditions (seed ${seed}) have the same result and cost the same number of expressions in both engines`,
    async () => {
      const all = fc.sample(conditions, { seed, numRuns: caseCount });
      const stored = fc.sample(documents, { seed, numRuns: Math.ceil(caseCount / atOnce) });
      const differences: string[] = [];
      const broken: string[] = [];
      for (const [round, fields] of stored.entries()) {
        const writes = places.map((place) => ({ update: { name: `${root}/${place}/one`, fields } }));
        for (const ask of [engines.ours, engines.theirs])
          expect((await ask('POST', `${root}:commit`, { writes })).status).toBe(200);
        const batch = all.slice(round * atOnce, (round + 1) * atOnce);
        const probes = batch.map((condition) => probesOf(condition, fields));
        const [ours, theirs] = await Promise.all(
          [engines.ours, engines.theirs].map((ask) => verdicts(ask, probes)),
        );
        batch.forEach((condition, index) => {
          const [own, other] = [ours?.[index], theirs?.[index]];
          if (other?.includes('500')) broken.push(condition);
          else if (own !== other)
            differences.push(`${condition}\n  ${JSON.stringify(fields)}\n  ours ${own}, Google's ${other}`);
        });
      }
      process.stdout.write(`${broken.length} conditions broke Google's emulator (500).\n`);
      expect(broken.length).toBeLessThan(Math.max(5, caseCount / 50));
      expect(differences.join('\n'), `seed ${seed}`).toBe('');
    },
    hangs,
  );
});
