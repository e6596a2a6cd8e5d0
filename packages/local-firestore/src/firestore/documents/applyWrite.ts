import { isDeepStrictEqual } from 'node:util';
import { GoogleError, invalid, unsupported } from '../server/GoogleError.ts';
import { requireDocumentName } from './documentName.ts';
import { documentSize, longestPart, longestPath } from './documentSize.ts';
import { parseWrittenPath, readField, writeField } from './fieldPath.ts';
import { applyTransforms, type FieldTransform } from './fieldTransforms.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { toMicros } from './timestamps.ts';
import { type Fields, normaliseFields, type Value } from './wireValue.ts';

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

/** One write of a commit, in wire format: exactly one of update, delete, verify and transform. */
export interface Write {
  update?: { name?: string; fields?: unknown };
  delete?: string;
  verify?: string;
  transform?: { document: string; fieldTransforms?: FieldTransform[] };
  updateMask?: { fieldPaths?: string[] };
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

/**
 * The outcome of a write: the new document (undefined: none), the results of its transforms, and the failed
 * precondition, if any.
 */
export interface WriteOutcome {
  after: StoredDocument | undefined;
  transformResults: Value[];
  failure: GoogleError | undefined;
}

const writeKinds = ['update', 'delete', 'verify', 'transform'];
const knownWriteParts = [...writeKinds, 'updateMask', 'updateTransforms', 'currentDocument'];

const sizeLimit = 1_048_576;

/** Maximum length of a field's path in bytes. */
const pathLimit = 1500;

/** Maximum size of one string or bytes value anywhere in a document: 1 MiB minus what an index entry needs. */
const lengthLimit = 1_048_487;

/** The name of the document that a write addresses. @throws GoogleError INVALID_ARGUMENT */
export function writtenName(write: Write): string {
  for (const part of Object.keys(write))
    if (!knownWriteParts.includes(part)) throw unsupported(`"${part}" in a write`);
  const kinds = writeKinds.filter((kind) => kind in write);
  if (kinds.length !== 1) throw invalid('A write needs exactly one of update, delete, verify and transform.');
  return requireDocumentName(write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document);
}

/**
 * Applies one write to a document without storing it. A failed precondition is returned, not thrown: rules are
 * evaluated first, because the failure would reveal whether the document exists. @throws GoogleError when the write is
 * malformed
 */
export function applyWrite(
  before: StoredDocument | undefined,
  write: Write,
  commitTime: string,
): WriteOutcome {
  const name = writtenName(write);
  const failure = preconditionFailure(name, before, write.currentDocument);
  if (write.delete !== undefined) return { after: undefined, transformResults: [], failure };
  if (write.verify !== undefined && (!write.currentDocument || write.updateMask || write.updateTransforms))
    throw invalid('A verify has a precondition, and neither a mask nor transforms.');
  if (write.verify !== undefined) return { after: before, transformResults: [], failure };
  const written = write.update ? updatedFields(before?.fields, write) : (before?.fields ?? {});
  const transforms = write.transform?.fieldTransforms ?? write.updateTransforms ?? [];
  const { fields, results } = applyTransforms(written, transforms, commitTime);
  assertSize(name, fields);
  // A write that changes nothing keeps the update time.
  const unchanged = before && isDeepStrictEqual(before.fields, fields);
  const updateTime = unchanged ? before.updateTime : commitTime;
  return {
    after: { name, fields, createTime: before?.createTime ?? commitTime, updateTime },
    transformResults: results,
    failure,
  };
}

function assertSize(name: string, fields: Fields): void {
  const size = documentSize(name, fields);
  if (size > sizeLimit)
    throw invalid(`${name} would have ${size} bytes; a document has at most ${sizeLimit}.`);
  if (longestPath(fields) > pathLimit)
    throw invalid(`The path of a field in ${name} is longer than ${pathLimit} bytes.`);
  for (const [field, value] of Object.entries(fields))
    if (longestPart(value) > lengthLimit)
      throw invalid(`The value of ${field} is longer than ${lengthLimit} bytes.`);
}

function preconditionFailure(
  name: string,
  before: StoredDocument | undefined,
  { exists, updateTime }: Precondition = {},
): GoogleError | undefined {
  if (exists !== undefined && updateTime !== undefined)
    throw invalid('A precondition has either exists or updateTime.');
  if (exists === true && !before) return new GoogleError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && before)
    return new GoogleError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (updateTime === undefined || (before && toMicros(before.updateTime) === toMicros(updateTime)))
    return undefined;
  const found = before ? `was last updated at ${before.updateTime}` : 'does not exist';
  return new GoogleError('FAILED_PRECONDITION', `${name} ${found}, required was ${updateTime}.`);
}

/** With a mask, only its fields change; those without a value are removed. Without a mask, the document is replaced. */
function updatedFields(before: Fields | undefined, { update, updateMask }: Write): Fields {
  const given = normaliseFields(update?.fields);
  if (!updateMask) return given;
  return (updateMask.fieldPaths ?? [])
    .map(parseWrittenPath)
    .reduce((fields, path) => writeField(fields, path, readField(given, path)), before ?? {});
}
