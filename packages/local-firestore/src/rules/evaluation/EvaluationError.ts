import type { Position } from '../syntax/syntaxTree.ts';

/** An expression without a value (a missing field, a wrong type …): it makes a condition false unless `||` or `&&` recovers. */
export class EvaluationError extends Error {
  at: Position | undefined;

  constructor(message: string, at?: Position) {
    super(message);
    this.name = 'EvaluationError';
    this.at = at;
  }
}

/** The error of a rule that depends on a value that the query leaves open. */
export function unknownError({ name }: { name: string }): EvaluationError {
  return new EvaluationError(`the query does not say what ${name} is`);
}
