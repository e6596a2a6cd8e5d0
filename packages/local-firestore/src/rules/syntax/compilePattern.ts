import { RE2JS } from 're2js';
import { EvaluationError } from '../evaluation/EvaluationError.ts';

/** A pattern of a rules file, in RE2 as Security Rules have it. @throws EvaluationError naming what is wrong with it */
export function compilePattern(source: string): RE2JS {
  try {
    return RE2JS.compile(source);
  } catch (error) {
    throw new EvaluationError(`not a valid pattern: ${(error as Error).message}`);
  }
}
