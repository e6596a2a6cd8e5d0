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

/** A variable of a path: `{name}` stands for one segment, `{name=**}` for all segments of another path. */
export interface PathVariable {
  name: string;
  recursive: boolean;
}

/** A path with variables that are not bound to values. */
export class PathTemplate {
  readonly segments: readonly (string | PathVariable)[];
  constructor(segments: readonly (string | PathVariable)[]) {
    this.segments = segments;
  }
}

/** Values without order or repetition, made by `setOf`. */
export class RulesSet {
  readonly items: readonly RuleValue[];
  constructor(items: readonly RuleValue[]) {
    this.items = items;
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

/** One end of a range. */
interface Bound {
  value: RuleValue;
  inclusive: boolean;
}

/** The values that one field can have in the results of a query, according to the query's filters. */
export interface FieldKnowledge {
  equal?: RuleValue;
  notEqual: RuleValue[];
  lower?: Bound;
  upper?: Bound;
  /** Values that the field contains, if the query requires it to be an array. */
  contains: RuleValue[];
}

/** A value that a query does not fix. Rules are evaluated for the query before its results are known. */
export class UnknownValue {
  /** The value's name in messages, such as `resource.data.owner`. */
  readonly name: string;
  readonly knowledge: FieldKnowledge;

  constructor(name: string, knowledge: FieldKnowledge = { notEqual: [], contains: [] }) {
    this.name = name;
    this.knowledge = knowledge;
  }
}

/** A map in which a query filters some fields: `resource.data`, or a map within it. */
export class PartialMap extends UnknownValue {
  private readonly known: readonly [path: string[], FieldKnowledge][];

  /** `known` lists each filtered field's path within the map, and what the filters prove about the field. */
  constructor(name: string, known: readonly [path: string[], FieldKnowledge][]) {
    super(name, { notEqual: [null], contains: [] });
    this.known = known;
  }

  /** The value of a field, or an UnknownValue with what the filters prove about it. */
  get(key: string): RuleValue {
    const name = `${this.name}.${key}`;
    const within = this.known.filter(([path]) => path[0] === key);
    const whole = within.find(([path]) => path.length === 1)?.[1];
    if (whole?.equal !== undefined) return whole.equal;
    if (whole || within.length === 0) return new UnknownValue(name, whole);
    return new PartialMap(
      name,
      within.map(([path, knowledge]) => [path.slice(1), knowledge]),
    );
  }

  /** Whether the query finds only documents that have the field. */
  requires(key: string): boolean {
    return this.known.some(([path]) => path[0] === key);
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
  | PathTemplate
  | Timestamp
  | Duration
  | LatLng
  | MapDiff
  | UnknownValue;

/** Functions or methods of the rules language, keyed by name. Each needs exactly as many arguments as it declares. */
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
  if (value instanceof RulesPath || value instanceof PathTemplate) return 'path';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Duration) return 'duration';
  if (value instanceof LatLng) return 'latlng';
  if (value instanceof MapDiff) return 'map_diff';
  return Array.isArray(value) ? 'list' : 'unknown';
}

/** Narrows the type to a list, which `Array.isArray` does not do for readonly arrays. */
export function isList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}

/** Narrows the type to an integer (a bigint) or a float. */
export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
