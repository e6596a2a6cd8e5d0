import { allowsFor, decidesAbout } from './authorize.ts';
import { Scope } from './evaluation/Scope.ts';
import { otherwiseCost, ownCost } from './expressionCost.ts';
import type { Expression, MatchBlock, MatchSegment, Operation, RulesFile } from './syntax/syntaxTree.ts';
import { walkExpression } from './syntax/walkExpression.ts';

/** An operation on the documents of one match, and an upper bound of the expressions that its rules evaluate. */
export interface OperationCost {
  /** As written in the rules, for example /databases/{database}/documents/users/{uid}. */
  path: string;
  operation: Operation;
  cost: number;
}

const operations: Operation[] = ['get', 'list', 'create', 'update', 'delete'];

/**
 * An upper bound of the expressions that Google counts for each operation. It includes every part of each condition,
 * and of each function that a condition calls.
 */
export function highestCosts(rules: RulesFile): OperationCost[] {
  return rules.services.flatMap(({ functions, matches }) => {
    const globals = new Scope(undefined, [], [...rules.functions, ...functions]);
    return pathsOf(matches, []).flatMap((path) => {
      const allows = [...allowsFor(matches, path, globals)];
      return operations.flatMap((operation) => {
        const deciding = allows.filter(({ allow }) => decidesAbout(allow, operation));
        if (deciding.length === 0) return [];
        const costs = deciding.map(({ allow, scope }) => costOf(allow.condition, scope));
        return { path: `/${path.join('/')}`, operation, cost: sum(costs) };
      });
    });
  });
}

function pathsOf(matches: readonly MatchBlock[], outer: readonly string[]): string[][] {
  return matches.flatMap((match) => {
    const path = [...outer, ...match.segments.map(written)];
    return [...(match.allows.length > 0 ? [path] : []), ...pathsOf(match.matches, path)];
  });
}

function written(segment: MatchSegment): string {
  return segment.kind === 'text' ? segment.text : `{${segment.name}${segment.recursive ? '=**' : ''}}`;
}

function costOf(expression: Expression | null, scope: Scope): number {
  let cost = 0;
  if (expression)
    walkExpression(expression, (part) => {
      cost += ownCost(part);
      if (part.kind === 'binary' && (part.operator === '&&' || part.operator === '||')) cost += 1;
      if (part.kind === 'conditional') cost += otherwiseCost;
      const called = part.kind === 'call' ? scope.function(part.name) : undefined;
      if (!called) return;
      const { lets, result } = called.declaration;
      cost +=
        lets.length +
        sum([...lets.map(({ value }) => value), result].map((one) => costOf(one, called.scope)));
    });
  return cost;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
