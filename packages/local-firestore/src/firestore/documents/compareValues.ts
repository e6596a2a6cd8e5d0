import { toMicros } from './timestamps.ts';
import type { Fields, Value } from './wireValue.ts';

/** Google's order of types: null, booleans, numbers, timestamps, strings, bytes, references, points, arrays, vectors, maps. */
const typeOrder = [
  'nullValue',
  'booleanValue',
  'numberValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'vectorValue',
  'mapValue',
];

/** The class of a value's type. Integers and doubles share a class; vectors and maps do not. */
export function typeClass(value: Value): string {
  if ('integerValue' in value || 'doubleValue' in value) return 'numberValue';
  if ('mapValue' in value && vectorOf(value.mapValue.fields)) return 'vectorValue';
  return Object.keys(value)[0] ?? 'nullValue';
}

/** Negative, zero or positive, by Google's order over values of all types. */
export function compareValues(a: Value, b: Value): number {
  const byType = typeOrder.indexOf(typeClass(a)) - typeOrder.indexOf(typeClass(b));
  if (byType !== 0) return byType;
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('timestampValue' in a && 'timestampValue' in b)
    return order(toMicros(a.timestampValue), toMicros(b.timestampValue));
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  if ('referenceValue' in a && 'referenceValue' in b) return compareNames(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b)
    return (
      order(a.geoPointValue.latitude, b.geoPointValue.latitude) ||
      order(a.geoPointValue.longitude, b.geoPointValue.longitude)
    );
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareLists(a.arrayValue.values, b.arrayValue.values, compareValues);
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields, b.mapValue.fields);
  return compareNumbers(a, b);
}

/** Whether two values are equal in queries, where 1 equals 1.0. */
export function equalValues(a: Value, b: Value): boolean {
  // Ordering two strings needs their bytes; testing their equality does not.
  if ('stringValue' in a && 'stringValue' in b) return a.stringValue === b.stringValue;
  return compareValues(a, b) === 0;
}

/** Compares strings by their UTF-8 bytes, as Firestore does. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Compares full names of documents segment by segment. Numeric ids such as __id5__ come first, in numeric order. */
export function compareNames(a: string, b: string): number {
  return compareLists(a.split('/'), b.split('/'), compareIds);
}

function compareIds(a: string, b: string): number {
  const [left, right] = [numericId(a), numericId(b)];
  if (left !== undefined && right !== undefined) return order(left, right);
  if (left === undefined && right === undefined) return compareText(a, b);
  return left === undefined ? 1 : -1;
}

function numericId(id: string): bigint | undefined {
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}

/** The number in a value: a bigint for an integer, a number for a double, undefined for other types. */
export function numberOf(value: Value): bigint | number | undefined {
  if ('integerValue' in value) return BigInt(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : undefined;
}

/** NaN comes before every other number. */
function compareNumbers(a: Value, b: Value): number {
  const left = numberOf(a) ?? 0n;
  const right = numberOf(b) ?? 0n;
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
  return order(left, right);
}

/** Compares by the first difference, then by length. */
export function compareLists<Item>(a: Item[], b: Item[], compare: (a: Item, b: Item) => number): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const difference = compare(item, other);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const left = vectorOf(a);
  const right = vectorOf(b);
  if (left && right) return left.length - right.length || compareLists(left, right, compareValues);
  return compareLists(entriesOf(a), entriesOf(b), compareValues);
}

/** Alternating keys and values, sorted by key, so that maps compare like lists. */
function entriesOf(fields: Fields): Value[] {
  return Object.entries(fields)
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([key, value]) => [{ stringValue: key }, value]);
}

function vectorOf(fields: Fields): Value[] | undefined {
  const { __type__: type, value } = fields;
  const isVector = type && 'stringValue' in type && type.stringValue === '__vector__';
  return isVector && value && 'arrayValue' in value ? value.arrayValue.values : undefined;
}

function order<T extends bigint | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
