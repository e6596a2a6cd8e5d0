import { resourceOf } from '../access/AccessControl.ts';
import type { Precondition, Write } from '../documents/applyWrite.ts';
import { newDocumentId, requireDocumentName } from '../documents/documentName.ts';
import { applyFieldMask } from '../documents/fieldPath.ts';
import type { Consistency } from '../documents/Reader.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import type { Caller } from './authToken.ts';
import { commitWrites } from './commitMethods.ts';
import type { Engine, Method } from './Engine.ts';
import { GoogleError } from './GoogleError.ts';

type DocumentBody = { fields?: unknown };

export const getDocument: Method = async (engine, { name, parameters, caller }) => {
  requireDocumentName(name);
  const document = await engine.read(consistencyOf(parameters), (reader) => reader.get(name));
  engine.access.assertAllowed(caller, {
    operation: 'get',
    name,
    resource: resourceOf(document),
    time: engine.store.now(),
  });
  if (!document) throw new GoogleError('NOT_FOUND', `Document "${name}" not found.`);
  return applyFieldMask(document, maskOf(parameters, 'mask'));
};

/** The call's name is the name of the collection; the parameter `documentId` may set the new document's id. */
export const createDocument: Method<DocumentBody> = (engine, call) => {
  const name = requireDocumentName(`${call.name}/${call.parameters.get('documentId') ?? newDocumentId()}`);
  return writeOne(engine, call, {
    update: { name, fields: call.body.fields },
    currentDocument: { exists: false },
  });
};

export const patchDocument: Method<DocumentBody> = (engine, call) => {
  const fieldPaths = maskOf(call.parameters, 'updateMask');
  return writeOne(engine, call, {
    update: { name: requireDocumentName(call.name), fields: call.body.fields },
    ...(fieldPaths && { updateMask: { fieldPaths } }),
    currentDocument: preconditionOf(call.parameters),
  });
};

export const deleteDocument: Method = async (engine, { name, parameters, caller }) => {
  const currentDocument = preconditionOf(parameters);
  await commitWrites(engine, caller, { writes: [{ delete: requireDocumentName(name), currentDocument }] });
  return {};
};

async function writeOne(
  engine: Engine,
  { parameters, caller }: { parameters: URLSearchParams; caller: Caller },
  write: Write,
): Promise<StoredDocument> {
  const name = requireDocumentName(write.update?.name);
  await commitWrites(engine, caller, { writes: [write] });
  const document = engine.store.documents.get(name);
  if (!document) throw new GoogleError('ABORTED', `${name} was removed at the same moment.`);
  return applyFieldMask(document, maskOf(parameters, 'mask'));
}

/** Reads `mask.fieldPaths=a&mask.fieldPaths=b`; undefined if there is no mask. */
export function maskOf(parameters: URLSearchParams, mask: 'mask' | 'updateMask'): string[] | undefined {
  const paths = parameters.getAll(`${mask}.fieldPaths`);
  return paths.length > 0 ? paths : undefined;
}

/** Reads `transaction=…` or `readTime=…`, which choose the state of the database for a read. */
export function consistencyOf(parameters: URLSearchParams): Consistency {
  return {
    transaction: parameters.get('transaction') || undefined,
    readTime: parameters.get('readTime') || undefined,
  };
}

function preconditionOf(parameters: URLSearchParams): Precondition {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  return { ...(exists && { exists: exists === 'true' }), ...(updateTime && { updateTime }) };
}
