import { expect, it } from 'vitest';
import { authorize } from '../../src/rules/authorize.ts';
import { highestCosts } from '../../src/rules/highestCosts.ts';
import { loadRules } from '../../src/rules/loadRules.ts';
import type { Operation } from '../../src/rules/syntax/syntaxTree.ts';

const documents = '/databases/$(database)/documents';

function costOf(allows: string, functions: string, operation: Operation = 'get') {
  const rules = loadRules(`rules_version = '2'; service cloud.firestore {
    match ${documents.replace('$(database)', '{database}')} { ${functions} match /things/{thing} { ${allows} } }
  }`);
  const [highest] = highestCosts(rules);
  const verdict = authorize(rules, {
    service: 'cloud.firestore',
    path: ['databases', '(default)', 'documents', 'things', 'one'],
    operation,
    variables: { request: new Map(), resource: null },
    readDocument: () => new Map(),
  });
  return { ...verdict, highest: highest?.cost };
}

// Measured with Google's emulator of June 2025 by padding conditions until they were refused.
it.each([
  ['true', 1],
  ['-1 == -1', 5],
  ['[1, 2] == [1, 2]', 7],
  ["{'a': 1} == {'a': 1}", 7],
  ["'ab'[0:1] == 'a'", 6],
  ["'a'.matches('a')", 3],
  ['math.abs(1) == 1', 4],
  ['1 is int', 3],
  ['true && true', 4],
  ['!(false && true)', 3],
  ['true || (1 / 0 == 1)', 2],
  ['(1 / 0 == 1) || true', 8],
  ['1 == 1 ? true : false', 6],
  ['1 == 2 ? 1 == 1 : 1 == 1', 10],
  ['false ? true : (false ? true : true)', 11],
  ['/a/$(thing) == /a/one', 7],
  [`exists(${documents}/things/one)`, 7],
  ['twice(1)', 14],
  ['unused(1 / 0)', 5],
  ['(1 / 0).hasAll([1, 1, 1]) || true', 11],
  ['(1 / 0 == 1 ? true : true) || true', 10],
])('%s counts %i expressions, and not more than highestCosts', (condition, cost) => {
  const functions = `function once(b) { let x = b; return x == 1; }
    function twice(a) { let y = once(a); return y && y; }
    function unused(a) { return true; }`;
  const counted = costOf(`allow get: if ${condition};`, functions);
  expect(counted).toMatchObject({ allowed: true, cost });
  expect(counted.highest).toBeGreaterThanOrEqual(cost);
});

it('the costs of all rules of one operation are added up; rules of other operations do not count', () => {
  const allows = 'allow get: if false; allow write: if true; allow get: if 1 == 2; allow get: if true;';
  expect(costOf(allows, '').cost).toBe(5);
});

it('for a read or deletion, rules are first evaluated without the stored document, and "?:" stops at a condition about it', () => {
  const padding = `[${Array(983).fill(0).join(', ')}] is list`;
  const condition = `((exists(${documents}/things/one) ? 1 == 1 && 2 == 2 : false) || true) && ${padding}`;
  const verdictOf = (operation: Operation) =>
    costOf(`allow ${operation}: if ${condition};`, '', operation).allowed;
  expect(verdictOf('get')).toBe(true);
  expect(verdictOf('delete')).toBe(true);
  expect(verdictOf('update')).toBe(false);
});

it('a thousand expressions are allowed; one more is refused even if the other side of "||" is true', () => {
  const padded = (zeros: number) => `[${Array(zeros).fill(0).join(', ')}] is list`;
  expect(costOf(`allow get: if ${padded(997)};`, '')).toMatchObject({ allowed: true, cost: 1000 });
  expect(costOf(`allow get: if ${padded(998)};`, '').allowed).toBe(false);
  expect(costOf(`allow get: if ${padded(998)} || true;`, '').allowed).toBe(false);
});
