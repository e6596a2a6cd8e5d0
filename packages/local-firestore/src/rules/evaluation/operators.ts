import type { BinaryOperator } from '../syntax/syntaxTree.ts';
import { durationOf, timestampAt } from './boundedTime.ts';
import { type Comparison, compareUnknown, isPromised } from './compareUnknown.ts';
import { EvaluationError, unknownError } from './EvaluationError.ts';
import { contains, equalValues, setContains } from './equalValues.ts';
import { expectValue } from './expectValue.ts';
import {
  Duration,
  isList,
  isNumber,
  PartialMap,
  RulesSet,
  type RuleValue,
  Timestamp,
  typeName,
  UnknownValue,
} from './ruleValue.ts';

type EagerOperator = Exclude<BinaryOperator, '&&' | '||'>;

/** Applies an operator to two evaluated sides. @throws EvaluationError for types that the operator does not accept */
export function applyOperator(operator: EagerOperator, left: RuleValue, right: RuleValue): RuleValue {
  const decided = isComparison(operator) ? compareUnknown(operator, left, right, compare) : undefined;
  if (decided !== undefined) return decided;
  switch (operator) {
    case '==':
      return equalValues(left, right);
    case '!=':
      return !equalValues(left, right);
    case 'in':
      return isIn(left, right);
    case '<':
      return compare(left, right) < 0;
    case '<=':
      return compare(left, right) <= 0;
    case '>':
      return compare(left, right) > 0;
    case '>=':
      return compare(left, right) >= 0;
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    default:
      return scale(operator, left, right);
  }
}

/** `-value` for numbers and durations. */
export function negate(value: RuleValue): RuleValue {
  if (value instanceof Duration) return new Duration(-value.nanos);
  const number = expectValue.number(value);
  return typeof number === 'bigint' ? bounded(-number) : -number;
}

function isComparison(operator: EagerOperator): operator is Comparison {
  return ['==', '!=', '<', '<=', '>', '>='].includes(operator);
}

function isIn(wanted: RuleValue, holder: RuleValue): boolean {
  if (wanted instanceof UnknownValue) throw unknownError(wanted);
  if (holder instanceof PartialMap && typeof wanted === 'string' && holder.requires(wanted)) return true;
  if (holder instanceof UnknownValue) {
    if (isPromised(holder.knowledge.contains, wanted)) return true;
    throw unknownError(holder);
  }
  if (holder instanceof Map) return holder.has(expectValue.text(wanted));
  if (isList(holder)) return contains(holder, wanted);
  if (holder instanceof RulesSet) return setContains(holder.items, wanted);
  throw new EvaluationError(`"in" needs a list, a map or a set on its right, found ${typeName(holder)}`);
}

/** Negative, zero or positive. NaN if either side is NaN, so that every comparison is false. */
function compare(left: RuleValue, right: RuleValue): number {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
    return typeof left === typeof right ? order(left, right) : order(Number(left), Number(right));
  }
  // Compares UTF-16 units, unlike queries.
  if (typeof left === 'string' && typeof right === 'string') return order(left, right);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  if (left instanceof Timestamp && right instanceof Timestamp) return order(left.nanos, right.nanos);
  if (left instanceof Duration && right instanceof Duration) return order(left.nanos, right.nanos);
  throw unsupported('compare', left, right);
}

function add(left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (left instanceof Timestamp && right instanceof Duration) return timestampAt(left.nanos + right.nanos);
  if (left instanceof Duration && right instanceof Timestamp) return timestampAt(left.nanos + right.nanos);
  if (left instanceof Duration && right instanceof Duration) return durationOf(left.nanos + right.nanos);
  if (typeof left === 'bigint' && typeof right === 'bigint') return bounded(left + right);
  if (isNumber(left) && isNumber(right)) return Number(left) + Number(right);
  throw unsupported('add', left, right);
}

function subtract(left: RuleValue, right: RuleValue): RuleValue {
  if (left instanceof Timestamp && right instanceof Timestamp) return durationOf(left.nanos - right.nanos);
  if (left instanceof Timestamp && right instanceof Duration) return timestampAt(left.nanos - right.nanos);
  if (left instanceof Duration && right instanceof Duration) return durationOf(left.nanos - right.nanos);
  if (typeof left === 'bigint' && typeof right === 'bigint') return bounded(left - right);
  if (isNumber(left) && isNumber(right)) return Number(left) - Number(right);
  throw unsupported('subtract', left, right);
}

function scale(operator: '*' | '/' | '%', left: RuleValue, right: RuleValue): RuleValue {
  if (!isNumber(left) || !isNumber(right)) throw unsupported(`apply "${operator}" to`, left, right);
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    if (operator === '*') return bounded(left * right);
    if (right === 0n) throw new EvaluationError('division by zero');
    // Dividing the smallest 64-bit integer by -1 overflows to itself.
    return operator === '/' ? BigInt.asIntN(64, left / right) : left % right;
  }
  if (operator === '*') return Number(left) * Number(right);
  return operator === '/' ? Number(left) / Number(right) : Number(left) % Number(right);
}

function order<Value extends bigint | number | string>(left: Value, right: Value): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Integers of the rules language have 64 bits; overflow is an error. @throws EvaluationError */
export function bounded(value: bigint): bigint {
  if (BigInt.asIntN(64, value) === value) return value;
  throw new EvaluationError('integer overflow');
}

/** Converts a whole float to an integer, clamped to 64 bits; NaN becomes 0. */
export function toInteger(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  const [least, most] = [-(2n ** 63n), 2n ** 63n - 1n];
  if (value <= Number(least)) return least;
  return value >= Number(most) ? most : BigInt(value);
}

function unsupported(verb: string, left: RuleValue, right: RuleValue): EvaluationError {
  if (left instanceof UnknownValue) return unknownError(left);
  if (right instanceof UnknownValue) return unknownError(right);
  return new EvaluationError(`cannot ${verb} ${typeName(left)} and ${typeName(right)}`);
}
