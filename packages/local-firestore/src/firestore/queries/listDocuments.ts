import { assertListAllowed } from '../access/assertListAllowed.ts';
import { compareNames } from '../documents/compareValues.ts';
import type { Documents } from '../documents/DocumentStore.ts';
import { applyFieldMask } from '../documents/fieldPath.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import { consistencyOf, maskOf } from '../server/documentMethods.ts';
import type { Method } from '../server/Engine.ts';
import { GoogleError, invalid } from '../server/GoogleError.ts';
import { runQuery } from './runQuery.ts';
import type { StructuredQuery } from './StructuredQuery.ts';

/** The default page size of Google's emulator; rules see it as `request.query.limit`. */
const defaultPageSize = 30;
const largestPageSize = 150;

/**
 * Lists the documents of a collection in pages. `showMissing` (administrators only) adds missing documents that have
 * subcollections.
 */
export const listDocuments: Method = async (engine, { name, parameters, caller }) => {
  const slash = name.lastIndexOf('/');
  const parent = name.slice(0, slash);
  const query: StructuredQuery = {
    from: [{ collectionId: name.slice(slash + 1) }],
    orderBy: orderOf(parameters.get('orderBy') ?? ''),
  };
  const showMissing = parameters.get('showMissing') === 'true';
  if (showMissing && caller.kind !== 'owner')
    throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions. (showMissing)');
  const found = await engine.read(consistencyOf(parameters), (reader) =>
    reader.find((documents) => runQuery(documents, parent, query)),
  );
  const all: (StoredDocument | { name: string })[] = showMissing
    ? [...found, ...missingParents(engine.store.documents, name)].sort((a, b) => compareNames(a.name, b.name))
    : found;
  const start = Number(parameters.get('pageToken') ?? 0);
  const wanted = Number(parameters.get('pageSize'));
  if (!(wanted >= 0)) throw invalid('A page size cannot be negative.');
  const limit = Math.min(wanted || defaultPageSize, largestPageSize);
  const end = start + limit;
  const page = all.slice(start, end);
  assertListAllowed(engine, caller, { parent, query: { ...query, limit } });
  engine.indexes?.demand(query);
  const mask = maskOf(parameters, 'mask');
  return {
    documents: page.map((one) => ('fields' in one ? applyFieldMask(one, mask) : one)),
    ...(end < all.length && { nextPageToken: String(end) }),
  };
};

/** Names without a document of their own but with documents below them. */
function missingParents(documents: Documents, collection: string): { name: string }[] {
  const names = [...documents.keys()]
    .filter((name) => name.startsWith(`${collection}/`))
    .map((name) => `${collection}/${name.slice(collection.length + 1).split('/')[0]}`);
  return [...new Set(names)].filter((name) => !documents.has(name)).map((name) => ({ name }));
}

/** Parses an order such as `"age desc, name"`. */
function orderOf(text: string): NonNullable<StructuredQuery['orderBy']> {
  return text
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .filter(([fieldPath]) => fieldPath !== '')
    .map(([fieldPath = '', direction = 'asc']) => ({
      field: { fieldPath },
      direction: direction.toLowerCase() === 'desc' ? 'DESCENDING' : 'ASCENDING',
    }));
}
