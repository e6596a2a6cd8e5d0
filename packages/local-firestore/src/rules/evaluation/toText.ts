import { EvaluationError } from './EvaluationError.ts';
import { PathTemplate, RulesPath, type RuleValue, typeName } from './ruleValue.ts';

/** The result of `string(value)`; a float keeps its decimal point or exponent, as in Java. @throws EvaluationError */
export function toText(value: RuleValue): string {
  if (typeof value === 'number') return floatText(value);
  if (value instanceof RulesPath) return `/${value.segments.join('/')}`;
  // Variables without a value are left out.
  if (value instanceof PathTemplate)
    return `/${value.segments.map((segment) => (typeof segment === 'string' ? segment : '')).join('/')}`;
  if (value === null || typeof value === 'string' || typeof value === 'bigint' || typeof value === 'boolean')
    return String(value);
  throw new EvaluationError(`${typeName(value)} cannot become string`);
}

function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  const isPlain = size === 0 || (size >= 1e-3 && size < 1e7);
  if (isPlain) return withPoint(Object.is(value, -0) ? '-0' : String(value));
  const [digits = '', exponent] = value.toExponential().split('e');
  return `${withPoint(digits)}E${Number(exponent)}`;
}

function withPoint(digits: string): string {
  return digits.includes('.') ? digits : `${digits}.0`;
}
