import type { RulesMap, RuleValue } from '../rules/ruleValue.ts';
import type { StoredDocument } from './applyWrite.ts';
import type { Caller } from './authToken.ts';
import type { Engine } from './Engine.ts';
import { parseFieldPath, writeField } from './fieldPath.ts';
import { equalities } from './filterPredicate.ts';
import { ordersOf } from './runQuery.ts';
import type { StructuredQuery } from './StructuredQuery.ts';
import type { Fields } from './wireValue.ts';

const placeholder = 'any-document';

/**
 * Asks the rules about a query: each document it found has to be listable, or the whole query is refused. A query that
 * found nothing is judged by a document that might have been found: it has the values the filter asks for by equality
 * and nothing else, so that an empty answer needs the same permission. @throws GoogleError PERMISSION_DENIED
 */
export function assertListAllowed(
  engine: Engine,
  caller: Caller,
  list: { parent: string; query: StructuredQuery; found: readonly StoredDocument[] },
): void {
  if (caller.kind === 'owner') return;
  const time = engine.store.now();
  const query = queryValue(list.query);
  const judged = list.found.length > 0 ? list.found : [possibleDocument(list.parent, list.query, time)];
  for (const document of judged)
    engine.access.assertAllowed(caller, {
      operation: 'list',
      name: document.name,
      before: document,
      time,
      query,
    });
}

function possibleDocument(
  parent: string,
  { from = [], where }: StructuredQuery,
  time: string,
): StoredDocument {
  const { collectionId = placeholder, allDescendants } = from[0] ?? {};
  // A collection group may lie anywhere, so only a rule for any depth may allow it.
  const above = allDescendants ? `${parent}/${placeholder}/${placeholder}` : parent;
  const fields = equalities(where)
    .filter(({ path }) => path !== '__name__')
    .reduce<Fields>((all, { path, value }) => writeField(all, parseFieldPath(path), value), {});
  return { name: `${above}/${collectionId}/${placeholder}`, fields, createTime: time, updateTime: time };
}

/** `request.query`: limit and offset (null when not given) and orderBy as a map of field to direction. */
function queryValue(query: StructuredQuery): RulesMap {
  const orders = ordersOf(query).map(({ path, sign }): [string, RuleValue] => [
    path,
    sign === 1 ? 'ASC' : 'DESC',
  ]);
  return new Map<string, RuleValue>([
    ['limit', query.limit === undefined ? null : BigInt(query.limit)],
    ['offset', query.offset === undefined ? null : BigInt(query.offset)],
    ['orderBy', new Map(orders)],
  ]);
}
