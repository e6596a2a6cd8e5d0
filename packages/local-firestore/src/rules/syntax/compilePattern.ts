import { RE2JS } from 're2js';
import { EvaluationError } from '../evaluation/EvaluationError.ts';

/**
 * Compiles a pattern of a rules file with RE2, as Security Rules do. @throws EvaluationError that says what is wrong
 * with it
 */
export function compilePattern(source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    throw new EvaluationError(`not a valid pattern: ${(error as Error).message}`);
  }
}
