import { splitName } from './documentName.ts';
import { type Fields, itemsOf, type Value } from './wireValue.ts';

/**
 * The size of a document in bytes by Firestore's definition (https://firebase.google.com/docs/firestore/storage-size):
 * the sizes of its name and fields, plus 32.
 */
export function documentSize(name: string, fields: Fields): number {
  return nameSize(name) + fieldsSize(fields) + 32;
}

/** The number of bytes of the longest string or bytes within a value. */
export function longestPart(value: Value): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('arrayValue' in value) return longest(value.arrayValue.values);
  return 'mapValue' in value ? longest(Object.values(value.mapValue.fields)) : 0;
}

function longest(values: readonly Value[]): number {
  return greatest(values.map(longestPart));
}

function greatest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), 0);
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue);
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return sum(value.arrayValue.values.map(valueSize));
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

function fieldsSize(fields: Fields): number {
  return sum(Object.entries(fields).map(([name, value]) => textSize(name) + valueSize(value)));
}

function nameSize(name: string): number {
  return sum(splitName(name).path.map(textSize)) + 16;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** The length in bytes of the longest field path (names joined by dots); positions in arrays do not count. */
export function longestPath(fields: Fields): number {
  const lengths = Object.entries(fields).map(([name, value]) => {
    const below = longestPathBelow(value);
    return Buffer.byteLength(name) + (below > 0 ? below + 1 : 0);
  });
  return greatest(lengths);
}

function longestPathBelow(value: Value): number {
  if ('mapValue' in value) return longestPath(value.mapValue.fields);
  return greatest(itemsOf(value).map(longestPathBelow));
}
