import { toRuleValue } from '../../src/firestore/access/toRuleValue.ts';
import { normaliseValue } from '../../src/firestore/documents/wireValue.ts';
import { authorize } from '../../src/rules/authorize.ts';
import { documentResource } from '../../src/rules/evaluation/documentAccess.ts';
import type { RulesMap } from '../../src/rules/evaluation/ruleValue.ts';
import { loadRules } from '../../src/rules/loadRules.ts';
import { helperFunctions } from './conditions.ts';

/** A rules file in which each condition decides about the documents of a collection of its own. */
export const rulesOf = (conditions: readonly string[]) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  ${helperFunctions}
  function hundred() { return ${zeros(94)}; }
  ${conditions.map((condition, index) => `match /c${index}/{id} { allow get: if ${condition}; }`).join('\n  ')}
} }`;

/** Whether the local engine allows somebody without an account to get the document with these fields under a condition; else why not. */
function judge(condition: string, fields: object): { allowed: boolean; isFalse: boolean; cost: number } {
  const data = toRuleValue(normaliseValue({ mapValue: { fields } })) as RulesMap;
  const path = ['databases', '(default)', 'documents', 'c0', 'one'];
  const { allowed, reasons, cost } = authorize(loadRules(rulesOf([condition])), {
    service: 'cloud.firestore',
    path,
    operation: 'get',
    variables: { request: new Map([['auth', null]]), resource: documentResource(path, data) },
    readDocument: (wanted) => (wanted.at(-1) === 'one' ? documentResource(wanted, data) : null),
  });
  return { allowed, isFalse: reasons[0]?.startsWith('false') ?? false, cost };
}

const zeros = (count: number) => `[${Array(count).fill(0).join()}] is list`;

/** A condition with so many expressions more; `hundred() &&` counts a hundred. */
const padded = (condition: string, count: number) =>
  `(${condition}) && ${'hundred() && '.repeat(count / 100)}${zeros(count % 100)}`;

/** The most expressions with which a condition that is true is still allowed: a thousand without what the condition counts. */
function mostPadding(condition: string, fields: object): number {
  let most = Math.max(0, 1000 - judge(padded(condition, 0), fields).cost);
  let tooMany = most + 1;
  // Conditions that need no stored documents count less.
  if (judge(padded(condition, tooMany), fields).allowed) tooMany = 1000;
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (judge(padded(condition, middle), fields).allowed) most = middle;
    else tooMany = middle;
  }
  return most;
}

/**
 * Four conditions, of which the local engine allows the first if the one given is true, the second if it is false, the
 * third, which counts a thousand expressions, always, and the fourth, which counts one more, never.
 */
export function probesOf(condition: string, fields: object): string[] {
  const { allowed, isFalse } = judge(condition, fields);
  const allowing = allowed ? condition : isFalse ? `!(${condition})` : `(${condition}) || true`;
  const most = mostPadding(allowing, fields);
  return [condition, `!(${condition})`, padded(allowing, most), padded(allowing, most + 1)];
}
