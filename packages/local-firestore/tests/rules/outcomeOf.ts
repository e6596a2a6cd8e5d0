import { authorize } from '../../src/rules/authorize.ts';
import { documentResource } from '../../src/rules/evaluation/documentAccess.ts';
import type { RulesMap, RuleValue } from '../../src/rules/evaluation/ruleValue.ts';
import { Timestamp } from '../../src/rules/evaluation/ruleValue.ts';
import { loadRules } from '../../src/rules/loadRules.ts';

const path = ['databases', '(default)', 'documents', 'things', 'one'];

const data: RulesMap = new Map<string, RuleValue>([
  ['name', 'Ana'],
  ['age', 30n],
  ['height', 1.7],
  ['nothing', null],
  ['tags', ['a', 'b']],
  ['whole', 2n],
  ['decimal', 2],
  ['wholes', [1n, 2n]],
  ['decimals', [1, 2]],
  ['address', new Map<string, RuleValue>([['city', 'São Paulo']])],
  ['born', new Timestamp(BigInt(Date.UTC(2020, 1, 29, 13, 45, 7, 89)) * 1_000_000n)],
]);

const storedDocuments: Record<string, RulesMap> = {
  'users/ana': new Map<string, RuleValue>([['admin', true]]),
};

/**
 * Evaluates a condition of a rules file. Returns true, false, or 'error'. The request is Ana's; `resource.data` has
 * name, age, height, nothing, tags, address, born, and 2 as integer `whole` and as float `decimal`; users/ana is the
 * only document that exists.
 */
export function outcomeOf(condition: string, functions = ''): boolean | 'error' {
  const rules = loadRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        ${functions}
        match /things/{thing} { allow get: if ${condition}; }
      }
    }`);
  const verdict = authorize(rules, {
    service: 'cloud.firestore',
    path,
    operation: 'get',
    variables: {
      request: new Map<string, RuleValue>([
        ['auth', new Map<string, RuleValue>([['uid', 'ana']])],
        ['time', new Timestamp(BigInt(Date.UTC(2024, 0, 1)) * 1_000_000n)],
      ]),
      resource: documentResource(path, data),
    },
    readDocument: (wanted) => {
      const stored = storedDocuments[wanted.slice(3).join('/')];
      return stored ? documentResource(wanted, stored) : null;
    },
  });
  if (verdict.allowed) return true;
  return verdict.reasons[0]?.startsWith('false') ? false : 'error';
}
