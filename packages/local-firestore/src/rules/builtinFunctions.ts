import { EvaluationError } from './EvaluationError.ts';
import type { MethodTable } from './MethodTable.ts';
import { bounded } from './operators.ts';
import { RulesPath, type RuleValue, typeName } from './ruleValue.ts';

/** Functions that are called by their bare name in every service; the target of `run` is not used. */
export const builtinFunctions: MethodTable = {
  bool: { arity: [1], run: (_, value) => toBool(value) },
  float: { arity: [1], run: (_, value) => toFloat(value) },
  int: { arity: [1], run: (_, value) => toInt(value) },
  path: { arity: [1], run: (_, value) => toPath(value) },
  string: { arity: [1], run: (_, value) => toText(value) },
  debug: {
    arity: [1],
    run: (_, value) => {
      process.stderr.write(`rules debug: ${printable(value)}\n`);
      return value;
    },
  },
};

function toBool(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return refuse(value, 'bool');
}

function toFloat(value: RuleValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value);
  if (typeof value === 'string' && /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/.test(value))
    return Number(value);
  return refuse(value, 'float');
}

function toInt(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return bounded(BigInt(Math.trunc(value)));
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
