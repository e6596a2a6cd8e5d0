import { EvaluationError } from '../evaluation/EvaluationError.ts';
import { expectValue } from '../evaluation/expectValue.ts';
import { bounded, toInteger } from '../evaluation/operators.ts';
import { isNumber, type RuleFunctions, type RuleValue, typeName } from '../evaluation/ruleValue.ts';
import { toText } from '../evaluation/toText.ts';
import { parsePath } from './pathMethods.ts';
import { trim } from './textMethods.ts';

/** Functions that are called by their bare name in every service. */
export const builtinFunctions: RuleFunctions = {
  float: toFloat,
  int: toInt,
  path: (value) => parsePath(expectValue.text(value)),
  string: toText,
  debug: (value) => {
    process.stderr.write(`rules debug: ${printable(value)}\n`);
    return value;
  },
};

const floatForm = /^([-+]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))[fFdD]?$/;

function toFloat(value: RuleValue): number {
  if (isNumber(value)) return Number(value);
  const number = typeof value === 'string' ? floatForm.exec(trim(value))?.[1] : undefined;
  return number === undefined ? refuse(value, 'float') : Number(number);
}

function toInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return toInteger(Math.trunc(value));
  if (typeof value === 'string' && /^[-+]?\d+$/.test(value)) return bounded(BigInt(value.replace('+', '')));
  return refuse(value, 'int');
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
