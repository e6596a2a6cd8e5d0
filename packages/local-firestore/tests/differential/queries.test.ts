import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskServer, Json } from '../askServer.ts';
import { root } from '../firestore/testFirestore.ts';
import { documents, queries } from './randomQueries.ts';
import { caseCount, type Engines, google, hangs, seed, startEngines } from './startEngines.ts';

/** Queries asked of the same documents. */
const atOnce = 50;

/** The ids that a query finds, in their order, or the class of its error. */
async function answer(ask: AskServer, structuredQuery: object): Promise<string> {
  const { status, body } = await ask('POST', `${root}:runQuery`, { structuredQuery });
  if (status !== 200) return `${status} ${[body].flat()[0].error.status}`;
  return body.flatMap(({ document }: Json) => (document ? [document.name.split('/').at(-1)] : [])).join(' ');
}

describe.skipIf(!google)('beside Google’s emulator', () => {
  let engines: Engines;
  beforeAll(async () => {
    engines = await startEngines();
  });
  afterAll(() => engines?.stop());

  it(
    `${caseCount} random queries (seed ${seed}) find the same documents in the same order, or fail alike`,
    async () => {
      const all = fc.sample(queries, { seed, numRuns: caseCount });
      const stored = fc.sample(documents, { seed, numRuns: Math.ceil(caseCount / atOnce) });
      const differences: string[] = [];
      let contradictions = 0;
      for (const [index, writes] of stored.entries()) {
        for (const ask of [engines.ours, engines.theirs])
          expect((await ask('POST', `${root}:commit`, { writes })).status).toBe(200);
        for (const query of all.slice(index * atOnce, (index + 1) * atOnce)) {
          const [own, other] = await Promise.all(
            [engines.ours, engines.theirs].map((ask) => answer(ask, query)),
          );
          // Google's emulator finds nothing where filters contradict each other, before it looks at the rest.
          if (other === '' && own?.startsWith('400')) contradictions += 1;
          else if (own !== other)
            differences.push(`${JSON.stringify(query)}\n  ours ${own}, Google's ${other}`);
        }
      }
      process.stdout.write(`${contradictions} queries were refused here and found nothing there.\n`);
      expect(contradictions).toBeLessThan(Math.max(5, caseCount / 500));
      expect(differences.join('\n'), `seed ${seed}`).toBe('');
    },
    hangs,
  );
});
