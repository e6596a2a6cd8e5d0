import { UnknownValue, unknownError } from './UnknownValue.ts';

/** A moment, in nanoseconds since 1970 (UTC). */
export class Timestamp {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A length of time in nanoseconds. */
export class Duration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A point on the globe, in degrees. */
export class LatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The segments of a document's or a file's address. */
export class RulesPath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** Values without order or repetition. */
export class RulesSet {
  readonly items: readonly RuleValue[];
  constructor(items: readonly RuleValue[]) {
    this.items = items.filter((item, index) => !contains(items.slice(0, index), item));
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;
  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

export type RulesMap = Map<string, RuleValue>;

/** A value while rules are evaluated: integers are bigint, floats are number, bytes are Uint8Array. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RuleValue[]
  | RulesMap
  | RulesSet
  | RulesPath
  | Timestamp
  | Duration
  | LatLng
  | MapDiff
  | UnknownValue;

/** Functions or methods of the rules language by name. One takes exactly as many arguments as it declares. */
export type RuleFunctions = Record<string, (...args: RuleValue[]) => RuleValue>;

/** The type's name in the rules language, as `is` and error messages spell it. */
export function typeName(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof UnknownValue) return 'unknown';
  return 'list';
}

/** Narrows to a list, which `Array.isArray` does not do for readonly arrays. */
export function isList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}

/** Narrows to an integer (a bigint) or a float. */
export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** `==` of the rules language: values of different types are unequal, except that 1 == 1.0. */
export function equalValues(a: RuleValue, b: RuleValue): boolean {
  if (a instanceof UnknownValue) throw unknownError(a);
  if (b instanceof UnknownValue) throw unknownError(b);
  if (isNumber(a) && isNumber(b) && typeof a !== typeof b) return Number(a) === Number(b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof Map && b instanceof Map) return equalMaps(a, b);
  if (a instanceof RulesSet && b instanceof RulesSet)
    return a.items.length === b.items.length && a.items.every((item) => contains(b.items, item));
  // Lists, paths, times, places and differences are equal when their parts are.
  return a.constructor === b.constructor && equalLists(Object.values(a), Object.values(b));
}

/** Whether a list holds a value equal to this one. */
export function contains(items: readonly RuleValue[], wanted: RuleValue): boolean {
  return items.some((item) => equalValues(item, wanted));
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[]): boolean {
  return a.length === b.length && a.every((item, index) => equalValues(item, b[index] ?? null));
}

function equalMaps(a: RulesMap, b: RulesMap): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && equalValues(value, other);
  });
}
