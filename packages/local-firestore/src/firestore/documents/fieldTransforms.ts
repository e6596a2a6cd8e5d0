import { ownProperty } from '../../ownProperty.ts';
import { invalid, unsupported } from '../server/GoogleError.ts';
import { compareValues, equalValues, numberOf } from './compareValues.ts';
import { parseWrittenPath, readField, writeField } from './fieldPath.ts';
import { doubleOf, type Fields, itemsOf, normaliseValue, type Value } from './wireValue.ts';

/** One entry of `updateTransforms`, in wire format. */
export type FieldTransform = { fieldPath: string } & Record<string, unknown>;

/** Computes a field's new value. */
type Transform = (current: Value | undefined, argument: unknown, commitTime: string) => Value;

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

const transforms: Record<string, Transform> = {
  setToServerValue: (_, argument, commitTime) => {
    // In gRPC's JSON mapping, enums arrive as numbers.
    if (argument !== 'REQUEST_TIME' && argument !== 1) throw invalid(`Unknown server value ${argument}.`);
    return { timestampValue: commitTime };
  },
  increment: (current, argument) => increment(current, normaliseValue(argument)),
  maximum: (current, argument) => extreme(current, normaliseValue(argument), 1),
  minimum: (current, argument) => extreme(current, normaliseValue(argument), -1),
  appendMissingElements: (current, argument) => {
    const values = [...itemsOf(current)];
    for (const item of itemsOf(normaliseValue({ arrayValue: argument })))
      if (!values.some((one) => equalValues(one, item))) values.push(item);
    return { arrayValue: { values } };
  },
  removeAllFromArray: (current, argument) => {
    const removed = itemsOf(normaliseValue({ arrayValue: argument }));
    const values = itemsOf(current).filter((item) => !removed.some((one) => equalValues(one, item)));
    return { arrayValue: { values } };
  },
};

/** Applies field transforms in order. Returns the new fields and one result for each transform. @throws GoogleError */
export function applyTransforms(
  fields: Fields,
  wanted: readonly FieldTransform[],
  commitTime: string,
): { fields: Fields; results: Value[] } {
  let current = fields;
  assertApart(wanted.map(({ fieldPath }) => parseWrittenPath(fieldPath)));
  const results = wanted.map(({ fieldPath, ...kinds }) => {
    const [kind = 'nothing'] = Object.keys(kinds);
    const transform = ownProperty(transforms, kind);
    if (!transform) throw unsupported(`the field transform ${kind}`);
    const path = parseWrittenPath(fieldPath);
    const value = transform(readField(current, path), kinds[kind], commitTime);
    current = writeField(current, path, value);
    // Array transforms have no result in the response of a commit.
    return 'arrayValue' in value ? { nullValue: null } : value;
  });
  return { fields: current, results };
}

/** Refuses to transform both a map and a field in it. Several transforms of the same field are applied in turn. */
function assertApart(paths: readonly string[][]): void {
  const isWithin = (inner: string[], outer: string[]) =>
    inner.length > outer.length && outer.every((name, index) => name === inner[index]);
  if (paths.some((inner) => paths.some((outer) => isWithin(inner, outer))))
    throw invalid('A field and a field within it cannot both be transformed.');
}

/**
 * Integers saturate at 64 bits. If either side is a double, the result is a double. A current value that is no number
 * is replaced.
 */
function increment(current: Value | undefined, by: Value): Value {
  const step = numberOf(by);
  if (step === undefined) throw invalid('increment needs a number.');
  const start = current && numberOf(current);
  if (start === undefined) return by;
  if (typeof start === 'bigint' && typeof step === 'bigint') {
    const sum = start + step;
    return { integerValue: String(sum > largest ? largest : sum < smallest ? smallest : sum) };
  }
  return { doubleValue: doubleOf(Number(start) + Number(step)) };
}

/** Equal numbers keep the type of the current value; with NaN the result is NaN. */
function extreme(current: Value | undefined, argument: Value, sign: 1 | -1): Value {
  const given = numberOf(argument);
  const start = current && numberOf(current);
  if (given === undefined) throw invalid('maximum and minimum need a number.');
  if (!current || start === undefined) return argument;
  if (Number.isNaN(given) || Number.isNaN(start)) return { doubleValue: 'NaN' };
  return compareValues(argument, current) * sign > 0 ? argument : current;
}
