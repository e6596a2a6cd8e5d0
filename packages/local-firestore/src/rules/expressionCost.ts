import { EvaluationError } from './evaluation/EvaluationError.ts';
import type { Expression } from './syntax/syntaxTree.ts';

/** Maximum number of expressions that the rules of one operation may evaluate (Google's limit). */
export const expressionLimit = 1000;

/** Additional cost of `?:` if its condition is false. */
export const otherwiseCost = 2;

/**
 * Cost of an expression without its parts: 1, plus 1 for the type after `is`, 1 for the choice of `?:`, and 1 per fixed
 * segment of a path. The evaluator adds one for each `let`, and one each time it evaluates the second side of `&&` or
 * `||`. All costs were measured with Google's emulator.
 */
export function ownCost(expression: Expression): number {
  if (expression.kind === 'is' || expression.kind === 'conditional') return 2;
  if (expression.kind !== 'path') return 1;
  return 1 + expression.parts.filter(({ kind }) => kind === 'text').length;
}

/** Counts evaluated expressions of one operation. @throws EvaluationError beyond Google's limit */
export function charge(steps: { count: number }, cost: number): void {
  steps.count += cost;
  if (steps.count > expressionLimit)
    throw new EvaluationError(`more than ${expressionLimit} expressions evaluated`);
}
