import type { StoredDocument } from './applyWrite.ts';
import { parseFieldPath, readField, writeField } from './fieldPath.ts';
import type { Fields } from './wireValue.ts';

/** A document as it is sent, with only the fields of the mask when there is one. `__name__` is always sent. */
export function applyFieldMask(document: StoredDocument, mask?: readonly string[]): StoredDocument {
  if (!mask) return document;
  const fields = mask
    .filter((path) => path !== '__name__')
    .map(parseFieldPath)
    .reduce<Fields>((kept, path) => {
      const value = readField(document.fields, path);
      return value ? writeField(kept, path, value) : kept;
    }, {});
  return { ...document, fields };
}
