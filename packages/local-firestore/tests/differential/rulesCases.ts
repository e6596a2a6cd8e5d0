import { toRuleValue } from '../../src/firestore/access/toRuleValue.ts';
import { normaliseValue } from '../../src/firestore/documents/wireValue.ts';
import { authorize } from '../../src/rules/authorize.ts';
import { documentResource } from '../../src/rules/evaluation/documentAccess.ts';
import type { RulesMap } from '../../src/rules/evaluation/ruleValue.ts';
import { loadRules } from '../../src/rules/loadRules.ts';
import { helperFunctions } from './conditions.ts';

/** A rules file in which each condition controls access to its own collection. */
export const rulesOf = (conditions: readonly string[]) => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  ${helperFunctions}
  function hundred() { return ${zeros(94)}; }
  ${conditions.map((condition, index) => `match /c${index}/{id} { allow get: if ${condition}; }`).join('\n  ')}
} }`;

/** The local engine's verdict for a condition, when an anonymous client gets a document with these fields. */
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

/** A condition to which `count` expressions are added; `hundred() &&` counts as a hundred. */
const padded = (condition: string, count: number) =>
  `(${condition}) && ${'hundred() && '.repeat(count / 100)}${zeros(count % 100)}`;

/** The largest padding with which a true condition is allowed: a thousand minus the condition's own cost. */
function mostPadding(condition: string, fields: object): number {
  let most = Math.max(0, 1000 - judge(padded(condition, 0), fields).cost);
  let tooMany = most + 1;
  // Conditions that need no stored documents cost less.
  if (judge(padded(condition, tooMany), fields).allowed) tooMany = 1000;
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (judge(padded(condition, middle), fields).allowed) most = middle;
    else tooMany = middle;
  }
  return most;
}

/**
 * Four conditions derived from the given one. The local engine allows the first if it is true, and the second if it is
 * false. The third costs a thousand expressions and is always allowed; the fourth costs one more and never is.
 */
export function probesOf(condition: string, fields: object): string[] {
  const { allowed, isFalse } = judge(condition, fields);
  const allowing = allowed ? condition : isFalse ? `!(${condition})` : `(${condition}) || true`;
  const most = mostPadding(allowing, fields);
  return [condition, `!(${condition})`, padded(allowing, most), padded(allowing, most + 1)];
}
