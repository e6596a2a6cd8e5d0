import { EvaluationError } from '../evaluation/EvaluationError.ts';
import { bounded, toInteger } from '../evaluation/operators.ts';
import {
  isNumber,
  type RuleFunctions,
  RulesPath,
  type RuleValue,
  typeName,
} from '../evaluation/ruleValue.ts';

/** Functions that are called by their bare name in every service. */
export const builtinFunctions: RuleFunctions = {
  float: toFloat,
  int: toInt,
  path: toPath,
  string: toText,
  debug: (value) => {
    process.stderr.write(`rules debug: ${printable(value)}\n`);
    return value;
  },
};

function toFloat(value: RuleValue): number {
  if (isNumber(value)) return Number(value);
  if (typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(value))
    return Number(value);
  return refuse(value, 'float');
}

function toInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return toInteger(Math.trunc(value));
  if (typeof value === 'string' && /^[-+]?\d{1,19}$/.test(value))
    return bounded(BigInt(value.replace('+', '')));
  return refuse(value, 'int');
}

function toPath(value: RuleValue): RulesPath {
  if (typeof value !== 'string') return refuse(value, 'path');
  return new RulesPath(value.split('/').filter((segment) => segment !== ''));
}

/** The result of `string(value)`; a float keeps its decimal point. @throws EvaluationError */
export function toText(value: RuleValue): string {
  if (typeof value === 'number' && Number.isInteger(value)) return String(value).replace(/^-?\d+$/, '$&.0');
  if (value instanceof RulesPath) return `/${value.segments.join('/')}`;
  if (value === null || ['string', 'bigint', 'number', 'boolean'].includes(typeof value))
    return String(value);
  return refuse(value, 'string');
}

function refuse(value: RuleValue, type: string): never {
  throw new EvaluationError(`${typeName(value)} cannot become ${type}`);
}

function printable(value: RuleValue): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part === 'bigint') return Number(part);
    return part instanceof Map ? Object.fromEntries(part) : part;
  });
}
