import { resourceOf } from '../access/AccessControl.ts';
import { assertListAllowed } from '../access/assertListAllowed.ts';
import { requireNameBelow } from '../documents/documentName.ts';
import { applyFieldMask } from '../documents/fieldPath.ts';
import type { Consistency, Reader } from '../documents/Reader.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import { type Aggregation, aggregate, aggregatedFields } from '../queries/aggregate.ts';
import { runQuery as findDocuments } from '../queries/runQuery.ts';
import type { StructuredQuery } from '../queries/StructuredQuery.ts';
import type { Call, Engine, Method } from './Engine.ts';
import { GoogleError, invalid } from './GoogleError.ts';

/** Returns documents by name, found or missing, in the requested order. */
export const batchGet: Method<Consistency & { documents?: string[]; mask?: { fieldPaths?: string[] } }> = (
  engine,
  { name: root, body, caller },
) =>
  engine.read(body, async (reader) => {
    const results: object[] = reader.begun ? [{ transaction: reader.begun }] : [];
    const requestReads = new Set<string>();
    for (const wanted of body.documents ?? []) {
      const name = requireNameBelow(root, wanted);
      const before = await reader.get(name);
      const readTime = engine.store.now();
      engine.access.assertAllowed(caller, {
        operation: 'get',
        name,
        resource: resourceOf(before),
        time: readTime,
        requestReads,
      });
      const found = before && applyFieldMask(before, body.mask?.fieldPaths);
      results.push(found ? { found, readTime } : { missing: name, readTime });
    }
    return results;
  });

/** The call's name is the name of the parent: the root of the documents, or a document. */
export const runQuery: Method<Consistency & { structuredQuery?: StructuredQuery }> = (engine, call) =>
  engine.read(call.body, async (reader) => {
    const query = call.body.structuredQuery ?? refuse('structuredQuery');
    const found = await findAllowed(engine, call, reader, query);
    const chosen = query.select?.fields ?? [];
    // As in Google's service, an empty `select` means all fields; `__name__` alone selects only the name.
    const mask = chosen.length > 0 ? chosen.map(({ fieldPath }) => fieldPath) : undefined;
    const readTime = engine.store.now();
    const results: object[] = found.map((document) => ({
      document: applyFieldMask(document, mask),
      readTime,
    }));
    if (reader.begun) results.unshift({ transaction: reader.begun });
    return found.length > 0 ? results : [...results, { readTime }];
  });

export const runAggregationQuery: Method<
  Consistency & {
    structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations?: Aggregation[] };
  }
> = (engine, call) =>
  engine.read(call.body, async (reader) => {
    const { structuredQuery: query, aggregations = [] } = call.body.structuredAggregationQuery ?? {};
    if (!query) return refuse('structuredAggregationQuery.structuredQuery');
    const found = await findAllowed(engine, call, reader, query, aggregations);
    return [
      {
        result: { aggregateFields: aggregate(found, aggregations) },
        ...(reader.begun && { transaction: reader.begun }),
        readTime: engine.store.now(),
      },
    ];
  });

/** Runs a query after checking that the caller may list all results and that an index serves it. */
async function findAllowed(
  engine: Engine,
  { name: parent, caller }: Call<unknown>,
  reader: Reader,
  query: StructuredQuery,
  aggregations: readonly Aggregation[] = [],
): Promise<StoredDocument[]> {
  const fields = aggregatedFields(query, aggregations);
  const found = await reader.find((documents) => findDocuments(documents, parent, query, fields));
  assertListAllowed(engine, caller, { parent, query });
  engine.indexes?.demand(query, aggregations);
  return found;
}

/**
 * The ids of the collections directly below a document or the root; for administrators only, as in Google's service.
 */
export const listCollectionIds: Method<{ pageSize?: number; pageToken?: string }> = (engine, call) => {
  const { name: parent, body, caller } = call;
  if (caller.kind !== 'owner')
    throw new GoogleError('PERMISSION_DENIED', 'Missing or insufficient permissions. (administrators only)');
  const ids = new Set<string>();
  for (const name of engine.store.documents.collections())
    if (name.startsWith(`${parent}/`)) ids.add(name.slice(parent.length + 1).split('/')[0] ?? '');
  const sorted = [...ids].sort().filter((id) => id > (body.pageToken ?? ''));
  const collectionIds = sorted.slice(0, body.pageSize || 300);
  const isLast = collectionIds.length === sorted.length;
  return { collectionIds, ...(!isLast && { nextPageToken: collectionIds.at(-1) }) };
};

function refuse(missing: string): never {
  throw invalid(`The request needs "${missing}".`);
}
