import { ownProperty } from '../../ownProperty.ts';
import { invalid, unsupported } from '../server/GoogleError.ts';
import { requireDocumentName } from './documentName.ts';
import { toMicros, toRfc3339 } from './timestamps.ts';

export type Fields = Record<string, Value>;

/** A double in JSON; NaN and the infinities are strings, because JSON has no numbers for them. */
export type WireDouble = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** A value in Firestore's JSON form after `normaliseValue`: exactly one key, canonical spelling. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: WireDouble }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };

type Json = Record<string, unknown>;

const depthLimit = 20;

const readers: Record<string, (raw: unknown, depth: number) => Value> = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: (raw) => ({ booleanValue: typeof raw === 'boolean' ? raw : refuse('booleanValue', raw) }),
  integerValue: (raw) => ({ integerValue: readInteger(raw) }),
  doubleValue: (raw) => ({ doubleValue: readDouble(raw) }),
  timestampValue: (raw) => ({ timestampValue: toRfc3339(toMicros(text('timestampValue', raw))) }),
  stringValue: (raw) => ({ stringValue: text('stringValue', raw) }),
  bytesValue: (raw) => ({ bytesValue: Buffer.from(readBase64(raw), 'base64').toString('base64') }),
  referenceValue: (raw) => ({ referenceValue: requireDocumentName(raw) }),
  geoPointValue: (raw) => ({ geoPointValue: readGeoPoint(raw as Json) }),
  arrayValue: (raw, depth) => ({ arrayValue: { values: readArray(raw as Json, depth) } }),
  mapValue: (raw, depth) => ({ mapValue: { fields: normaliseFields((raw as Json).fields, depth + 1) } }),
};

/** Validates a value from the wire and returns it in its canonical spelling. @throws GoogleError INVALID_ARGUMENT */
export function normaliseValue(raw: unknown, depth = 0): Value {
  const keys = Object.keys((raw ?? {}) as Json);
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    throw invalid(`A value needs exactly one type, found ${JSON.stringify(keys)}.`);
  const read = ownProperty(readers, key);
  if (!read) throw unsupported(`values of type ${key}`);
  if (depth > depthLimit) throw invalid(`Values may be nested ${depthLimit} levels deep.`);
  return read((raw as Json)[key] ?? {}, depth);
}

/** Like `normaliseValue`, for the fields of a document or a map. Firestore reserves names like __this__. */
export function normaliseFields(raw: unknown, depth = 0): Fields {
  return Object.fromEntries(
    Object.entries((raw ?? {}) as Json).map(([name, value]) => {
      assertFieldName(name);
      return [name, normaliseValue(value, depth)];
    }),
  );
}

/** @throws GoogleError INVALID_ARGUMENT for a name that no field may have */
export function assertFieldName(name: string): void {
  if (name === '' || (/^__.*__$/.test(name) && name !== '__type__'))
    throw invalid(`The field name "${name}" is reserved.`);
  if (Buffer.byteLength(name) > 1500) throw invalid('A field name has at most 1500 bytes.');
}

/** The values of an array; an empty list for any other value. */
export function itemsOf(value: Value | undefined): Value[] {
  return value && 'arrayValue' in value ? value.arrayValue.values : [];
}

export function doubleOf(number: number): WireDouble {
  if (Object.is(number, -0)) return '-0';
  return Number.isFinite(number) ? number : (String(number) as 'NaN');
}

function readInteger(raw: unknown): string {
  const digits = String(raw);
  if (!/^-?\d+$/.test(digits) || BigInt.asIntN(64, BigInt(digits)) !== BigInt(digits))
    return refuse('integerValue', raw);
  return String(BigInt(digits));
}

function readDouble(raw: unknown): WireDouble {
  const isNumber =
    typeof raw === 'number' || /^(NaN|-?(Infinity|\d+(\.\d+)?([eE][+-]?\d+)?))$/.test(String(raw));
  return isNumber ? doubleOf(Number(raw)) : refuse('doubleValue', raw);
}

function readBase64(raw: unknown): string {
  const letters = text('bytesValue', raw);
  return /^[\w+/-]*={0,2}$/.test(letters) ? letters : refuse('bytesValue', raw);
}

function readGeoPoint(raw: Json): { latitude: number; longitude: number } {
  const latitude = Number(raw.latitude ?? 0);
  const longitude = Number(raw.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return refuse('geoPointValue', raw);
  return { latitude, longitude };
}

function readArray(raw: Json, depth: number): Value[] {
  const values = ((raw.values ?? []) as unknown[]).map((value) => normaliseValue(value, depth + 1));
  if (values.some((value) => 'arrayValue' in value))
    throw invalid('An array cannot directly hold another array.');
  return values;
}

function text(type: string, raw: unknown): string {
  return typeof raw === 'string' ? raw : refuse(type, raw);
}

function refuse(type: string, raw: unknown): never {
  throw invalid(`Not a valid ${type}: ${JSON.stringify(raw)}.`);
}
