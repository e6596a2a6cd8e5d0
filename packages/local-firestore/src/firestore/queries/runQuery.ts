import { assertQueryAllowed } from '../access/assertQueryAllowed.ts';
import { compareLists, compareText, compareValues } from '../documents/compareValues.ts';
import type { Documents } from '../documents/DocumentStore.ts';
import { splitName } from '../documents/documentName.ts';
import { canonicalPath, documentKey, fieldReader, parseFieldPath } from '../documents/fieldPath.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import { normaliseValue, type Value } from '../documents/wireValue.ts';
import { invalid, unsupported } from '../server/GoogleError.ts';
import { filterPredicate } from './filterPredicate.ts';
import { conditionsOf, inequalityPaths } from './queryOperators.ts';
import {
  type Cursor,
  enumName,
  knownQueryParts,
  type Order,
  type StructuredQuery,
} from './StructuredQuery.ts';

/**
 * The documents that a query finds, in order, with all fields (`select` is applied when they are sent). As in Google's
 * service, the aggregated fields are the last sort orders. @throws GoogleError
 */
export function runQuery(
  documents: Documents,
  parent: string,
  query: StructuredQuery,
  aggregated: readonly string[] = [],
): StoredDocument[] {
  for (const part of Object.keys(query))
    if (!knownQueryParts.includes(part)) throw unsupported(`"${part}" in a query`);
  if (splitName(parent).path.length % 2 > 0) throw invalid(`${parent} is a collection, not a document.`);
  assertCountsAndSource(query);
  const own = ordersOf(query);
  assertQueryAllowed(parent, query, own);
  const orders = withAggregated(parent, query, own, aggregated);
  // If there are aggregated fields, the name is the last order, and a cursor has values only for the requested orders.
  const most = orders.length > own.length ? (query.orderBy?.length ?? 0) : own.length;
  const { offset = 0, limit } = query;
  const meetsFilter = filterPredicate(query.where);
  const readers = orders.map(({ path }) => fieldReader(path));
  const isBeforeStart = query.startAt ? beforeCursor(query.startAt, orders, most) : () => false;
  const isBeforeEnd = query.endAt ? beforeCursor(query.endAt, orders, most) : () => true;
  const found = [...documentsOf(documents, parent, query)]
    .filter(meetsFilter)
    // A document without one of the ordered fields is not found.
    .map((document) => ({ document, key: readers.flatMap((read) => read(document) ?? []) }))
    .filter(({ key }) => key.length === orders.length && !isBeforeStart(key) && isBeforeEnd(key));
  const end = limit === undefined ? undefined : offset + limit;
  return firstOf(found, end, (a, b) => compareKeys(a.key, b.key, orders))
    .map(({ document }) => document)
    .slice(offset);
}

/** The first `limit` entries in order, or all of them. A small limit avoids sorting all entries. */
function firstOf<Entry>(
  entries: Entry[],
  count: number | undefined,
  compare: (a: Entry, b: Entry) => number,
): Entry[] {
  if (count === undefined || count > 1000 || count >= entries.length)
    return entries.sort(compare).slice(0, count);
  const first: Entry[] = [];
  for (const entry of entries) {
    const last = first.at(-1);
    if (first.length >= count && (!last || compare(entry, last) >= 0)) continue;
    const at = first.findIndex((other) => compare(entry, other) < 0);
    first.splice(at < 0 ? first.length : at, 0, entry);
    if (first.length > count) first.pop();
  }
  return first;
}

/** The requested order, completed as in Firestore: by the fields compared by inequality, and finally by name. */
export function ordersOf({ orderBy = [], where }: StructuredQuery): Order[] {
  const orders = orderBy.map(({ field, direction = 1 }): Order => {
    const isDescending = enumName('direction', direction) === 'DESCENDING';
    return { path: canonicalPath(field.fieldPath), sign: isDescending ? -1 : 1 };
  });
  const sign = orders.at(-1)?.sign ?? 1;
  const added = inequalityPaths(where)
    .filter((path) => path !== documentKey)
    .sort(comparePaths);
  for (const path of [...added, documentKey])
    if (!orders.some((order) => order.path === path)) orders.push({ path, sign });
  return orders;
}

function withAggregated(
  parent: string,
  query: StructuredQuery,
  own: Order[],
  aggregated: readonly string[],
): Order[] {
  const added = aggregated.filter((path) => !own.some((order) => order.path === path)).sort(comparePaths);
  if (added.length === 0) return own;
  if (query.from?.[0]?.allDescendants && splitName(parent).path.length > 0)
    throw invalid('Sums and averages of a collection group are of the whole database.');
  const named = [...own.slice(0, query.orderBy?.length ?? 0), ...conditionsOf(query.where)];
  if (named.some(({ path }) => path === documentKey))
    throw invalid(`With ${documentKey} in a query, a sum or an average needs an order of its field.`);
  const sign = own.at(-1)?.sign ?? 1;
  return [...own.slice(0, -1), ...added.map((path): Order => ({ path, sign })), ...own.slice(-1)];
}

/** Compares field paths name by name, without quotes. */
function comparePaths(a: string, b: string): number {
  return compareLists(parseFieldPath(a), parseFieldPath(b), compareText);
}

function assertCountsAndSource({ from = [], offset, limit }: StructuredQuery): void {
  if (from.length > 1) throw invalid('A query has at most one "from".');
  for (const count of [offset ?? 0, limit ?? 0])
    if (!Number.isInteger(count) || count < 0) throw invalid(`Not a limit or an offset: ${count}.`);
}

/** The documents of one collection, or of all collections with that id below the parent (a collection group). */
function* documentsOf(
  documents: Documents,
  parent: string,
  { from = [] }: StructuredQuery,
): Generator<StoredDocument> {
  const { collectionId, allDescendants } = from[0] ?? {};
  if (collectionId && !allDescendants) {
    yield* documents.inCollection(`${parent}/${collectionId}`);
    return;
  }
  for (const collection of documents.collections()) {
    if (!collection.startsWith(`${parent}/`)) continue;
    const path = collection.slice(parent.length + 1).split('/');
    if (path.length > 1 && !allDescendants) continue;
    if (!collectionId || path.at(-1) === collectionId) yield* documents.inCollection(collection);
  }
}

function compareKeys(a: readonly Value[], b: readonly Value[], orders: readonly Order[]): number {
  for (const [index, { sign }] of orders.entries()) {
    const left = a[index];
    const right = b[index];
    if (!left || !right) return 0;
    const difference = compareValues(left, right) * sign;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a document is before a cursor. A cursor may have fewer values than the query has orders. */
function beforeCursor(
  { values = [], before = false }: Cursor,
  orders: readonly Order[],
  most: number,
): (key: Value[]) => boolean {
  if (values.length > most) throw invalid('A cursor has more values than the query has orders.');
  const position = values.map((value) => normaliseValue(value));
  if (position.some((value, index) => orders[index]?.path === documentKey && !('referenceValue' in value)))
    throw invalid(`A cursor at ${documentKey} has the name of a document.`);
  return (key) => {
    const difference = compareKeys(key, position, orders);
    return difference < 0 || (difference === 0 && !before);
  };
}
