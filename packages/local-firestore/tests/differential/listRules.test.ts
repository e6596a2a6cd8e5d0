import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskServer } from '../askServer.ts';
import { root, tokenOf } from '../firestore/testFirestore.ts';
import { listConditions, listQueries } from './listCases.ts';
import { rulesOf } from './rulesCases.ts';
import { caseCount, type Engines, google, hangs, loadInto, seed, startEngines } from './startEngines.ts';

/** Number of conditions in one rules file, and number of queries for each condition. */
const atOnce = 20;
const each = 5;

async function answer(ask: AskServer, structuredQuery: object): Promise<string> {
  const { status, body } = await ask('POST', `${root}:runQuery`, { structuredQuery }, tokenOf('ana'));
  return status === 200 ? 'allowed' : [body].flat()[0].error.status;
}

describe.skipIf(!google)('beside Google’s emulator', () => {
  let engines: Engines;
  beforeAll(async () => {
    engines = await startEngines();
  });
  afterAll(() => engines?.stop());

  it(
    `${caseCount} random queries (seed ${seed}) under random rules are allowed by both engines or by neither`,
    async () => {
      const conditions = fc.sample(listConditions, { seed, numRuns: Math.ceil(caseCount / each) });
      const differences: string[] = [];
      let allowed = 0;
      for (let start = 0; start < conditions.length; start += atOnce) {
        const batch = conditions.slice(start, start + atOnce);
        for (const ask of [engines.ours, engines.theirs])
          await loadInto(ask, rulesOf(batch).replaceAll('allow get', 'allow list'));
        for (const [index, condition] of batch.entries())
          for (const query of fc.sample(listQueries(`c${index}`), {
            seed: seed + start + index,
            numRuns: each,
          })) {
            const [own, other] = await Promise.all(
              [engines.ours, engines.theirs].map((ask) => answer(ask, query)),
            );
            if (own === 'allowed') allowed += 1;
            if (own !== other)
              differences.push(`${condition}\n  ${JSON.stringify(query)}\n  ours ${own}, Google's ${other}`);
          }
      }
      process.stdout.write(`${allowed} of the queries were allowed.\n`);
      expect(differences.join('\n'), `seed ${seed}`).toBe('');
    },
    hangs,
  );
});
