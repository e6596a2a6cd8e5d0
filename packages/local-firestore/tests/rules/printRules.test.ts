import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules } from '../../src/rules/syntax/parseRules.ts';
import type { RulesFile } from '../../src/rules/syntax/syntaxTree.ts';
import { printRules } from './printRules.ts';
import { rulesFiles } from './rulesFiles.ts';

/** The same tree without the positions of its parts in the text. */
function withoutPlaces(file: RulesFile): unknown {
  return JSON.parse(
    JSON.stringify(file, (key, value) =>
      key === 'at' ? undefined : typeof value === 'bigint' ? `${value}n` : value,
    ),
  );
}

describe('printing a syntax tree', () => {
  it('prints any tree as a text that parses to the same tree', () => {
    fc.assert(
      fc.property(rulesFiles, (file) => {
        expect(withoutPlaces(parseRules(printRules(file)))).toEqual(withoutPlaces(file));
      }),
      { numRuns: 300 },
    );
  });
});
