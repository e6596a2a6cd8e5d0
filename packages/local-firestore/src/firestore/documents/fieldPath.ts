import { invalid } from '../server/GoogleError.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { assertFieldName, type Fields, type Value } from './wireValue.ts';

/** The path of a document's own name in a query. */
export const documentKey = '__name__';

const segment = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[\s\S])+)`)(\.|$)/y;

/** Splits `address.city` or `address.\`postal code\`` into the names of nested fields. @throws GoogleError INVALID_ARGUMENT */
export function parseFieldPath(path: string): string[] {
  const names: string[] = [];
  segment.lastIndex = 0;
  for (let rest = true; rest; ) {
    const found = segment.exec(path);
    const name = found?.[1] ?? found?.[2]?.replaceAll(/\\([\s\S])/g, '$1');
    if (!found || name === undefined) throw invalid(`Not a field path: ${JSON.stringify(path)}.`);
    names.push(name);
    rest = found[3] === '.';
  }
  return names;
}

/**
 * The canonical spelling of a field path: names are quoted only where necessary. @throws GoogleError INVALID_ARGUMENT
 */
export function canonicalPath(path: string): string {
  return parseFieldPath(path)
    .map((name) => (/^[A-Za-z_]\w*$/.test(name) ? name : `\`${name.replaceAll(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/**
 * Like `parseFieldPath`, but for a field that is written: its name must not be reserved. @throws GoogleError
 * INVALID_ARGUMENT
 */
export function parseWrittenPath(path: string): string[] {
  const names = parseFieldPath(path);
  names.forEach(assertFieldName);
  return names;
}

/** Returns a function that reads a field of a document; `__name__` is the document's own name. @throws GoogleError */
export function fieldReader(path: string): (document: StoredDocument) => Value | undefined {
  if (path === documentKey) return ({ name }) => ({ referenceValue: name });
  const names = parseFieldPath(path);
  return ({ fields }) => readField(fields, names);
}

/** The value at a path, or undefined when there is none. */
export function readField(fields: Fields, [name = '', ...rest]: readonly string[]): Value | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0 || !value) return value;
  return 'mapValue' in value ? readField(value.mapValue.fields, rest) : undefined;
}

/**
 * A copy of the fields with the value at the path replaced, or removed if `value` is undefined. Missing maps on the
 * path are created.
 */
export function writeField(
  fields: Fields,
  [name = '', ...rest]: readonly string[],
  value: Value | undefined,
): Fields {
  const { [name]: current, ...others } = fields;
  if (rest.length === 0) return value ? { ...fields, [name]: value } : others;
  const inner = current && 'mapValue' in current ? current.mapValue.fields : undefined;
  // Nothing changes when the path of a removal leads through a value that is not a map.
  if (!value && !inner) return fields;
  return { ...fields, [name]: { mapValue: { fields: writeField(inner ?? {}, rest, value) } } };
}

/** The part of a document that is sent: its name with the mask's fields, or with all fields if there is no mask. */
export function applyFieldMask(document: StoredDocument, mask?: readonly string[]): StoredDocument {
  if (!mask) return document;
  const fields = mask
    .filter((path) => path !== documentKey)
    .map(parseFieldPath)
    .reduce<Fields>((kept, path) => {
      const value = readField(document.fields, path);
      return value ? writeField(kept, path, value) : kept;
    }, {});
  return { ...document, fields };
}
