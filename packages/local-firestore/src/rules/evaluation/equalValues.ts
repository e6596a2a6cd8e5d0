import { unknownError } from './EvaluationError.ts';
import {
  isList,
  isNumber,
  MapDiff,
  PathTemplate,
  type RulesMap,
  RulesSet,
  type RuleValue,
  UnknownValue,
} from './ruleValue.ts';

type Test<Value> = (a: Value, b: Value) => boolean;
type NumberTest = Test<bigint | number>;

/** `==` of the rules language: 1 == 1.0, but [1] != [1.0] and {'a': 1} != {'a': 1.0}. Other values of different types differ. */
export function equalValues(a: RuleValue, b: RuleValue): boolean {
  return equalOutside(a, b, (left, right) =>
    typeof left === typeof right ? left === right : Number(left) === Number(right),
  );
}

/** Whether a list contains a value: 1 is not in [1.0]. */
export function contains(items: readonly RuleValue[], wanted: RuleValue): boolean {
  return items.some((item) => equalOutside(item, wanted, (left, right) => left === right));
}

/** A set of the values, without repetition. */
export function setOf(values: readonly RuleValue[]): RulesSet {
  return new RulesSet(values.filter((value, index) => !setContains(values.slice(0, index), value)));
}

/** Whether a set contains a value, by the equality of `isSameInSets`. */
export function setContains(items: readonly RuleValue[], wanted: RuleValue): boolean {
  return items.some((item) => isSameInSets(item, wanted));
}

/**
 * Equality in sets and in the difference of two maps: numbers are equal by their value at every depth, and NaN equals
 * NaN.
 */
export function isSameInSets(a: RuleValue, b: RuleValue): boolean {
  return equalWithin(a, b, (left, right) => {
    if (Number.isNaN(left) || Number.isNaN(right)) return Number.isNaN(left) && Number.isNaN(right);
    return !(left < right || left > right);
  });
}

/** Compares values outside lists and maps. A difference of maps, or a path with variables, equals nothing here. */
function equalOutside(a: RuleValue, b: RuleValue, equalNumbers: NumberTest): boolean {
  if (isNumber(a) && isNumber(b)) return equalNumbers(a, b);
  if (a instanceof MapDiff || a instanceof PathTemplate) return false;
  return equalWithin(a, b, (left, right) => Object.is(left, right) && !Number.isNaN(left));
}

/** Compares values within lists and maps, and lists and maps themselves. */
function equalWithin(a: RuleValue, b: RuleValue, equalNumbers: NumberTest): boolean {
  if (a instanceof UnknownValue) throw unknownError(a);
  if (b instanceof UnknownValue) throw unknownError(b);
  if (isNumber(a) && isNumber(b)) return equalNumbers(a, b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  const equalItems: Test<RuleValue> = (left, right) => equalWithin(left, right, equalNumbers);
  if (a instanceof Map && b instanceof Map) return equalMaps(a, b, equalItems);
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.items.length === b.items.length && a.items.every((item) => setContains(b.items, item));
  if (isList(a) && isList(b)) return equalLists(a, b, equalItems);
  // Paths, times, places and differences are equal when their parts are.
  return a.constructor === b.constructor && equalLists(Object.values(a), Object.values(b), equalItems);
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[], equalItems: Test<RuleValue>): boolean {
  return a.length === b.length && a.every((item, index) => equalItems(item, b[index] ?? null));
}

function equalMaps(a: RulesMap, b: RulesMap, equalItems: Test<RuleValue>): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && equalItems(value, other);
  });
}
