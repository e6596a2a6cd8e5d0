import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules } from '#packages/local-firestore/src/rules/parseRules.ts';
import type { RulesFile } from '#packages/local-firestore/src/rules/syntaxTree.ts';
import { printRules } from './printRules.ts';
import { rulesFiles } from './rulesFiles.ts';

/** The same tree without the places where its parts stood in the text. */
function withoutPlaces(file: RulesFile): unknown {
  return JSON.parse(
    JSON.stringify(file, (key, value) =>
      key === 'at' ? undefined : typeof value === 'bigint' ? `${value}n` : value,
    ),
  );
}

describe('printing a syntax tree', () => {
  it('gives a text that parses to the same tree, for any tree', () => {
    fc.assert(
      fc.property(rulesFiles, (file) => {
        expect(withoutPlaces(parseRules(printRules(file)))).toEqual(withoutPlaces(file));
      }),
      { numRuns: 300 },
    );
  });

  it.each(['firestore.rules', 'storage.rules'])('parse → print → parse keeps the deployed %s', (name) => {
    const file = parseRules(readFileSync(name, 'utf8'));
    const printed = printRules(file);
    expect(withoutPlaces(parseRules(printed))).toEqual(withoutPlaces(file));
    expect(printRules(parseRules(printed))).toBe(printed);
  });
});
