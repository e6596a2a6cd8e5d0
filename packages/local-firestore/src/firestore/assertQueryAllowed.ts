import { documentKey } from './fieldPath.ts';
import { invalid } from './GoogleError.ts';
import { conditionsOf } from './queryConditions.ts';
import type { Order, StructuredQuery } from './StructuredQuery.ts';

/** Refuses combinations that Google's service does not answer; `orders` are complete. @throws GoogleError INVALID_ARGUMENT */
export function assertQueryAllowed({ from = [], where }: StructuredQuery, orders: readonly Order[]): void {
  const { collectionId = '' } = from[0] ?? {};
  if (/^__.*__$/.test(collectionId) || collectionId.includes('/'))
    throw invalid(`"${collectionId}" cannot be the id of a collection.`);
  if (new Set(orders.map(({ path }) => path)).size < orders.length)
    throw invalid('A query cannot be ordered by the same field twice.');
  if (orders.at(-1)?.path !== documentKey)
    throw invalid(`A query cannot be ordered by other fields after ${documentKey}.`);
  const conditions = conditionsOf(where);
  const count = (...operators: string[]) =>
    conditions.filter(({ operator }) => operators.includes(operator)).length;
  if (count('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1)
    throw invalid('A query has at most one NOT_EQUAL, NOT_IN, IS_NOT_NULL or IS_NOT_NAN.');
  if (count('NOT_IN') > 0 && count('IN', 'ARRAY_CONTAINS_ANY') > 0)
    throw invalid('NOT_IN cannot be combined with IN or ARRAY_CONTAINS_ANY.');
  if (conditions.some(({ operator, withinOr }) => operator === 'NOT_IN' && withinOr))
    throw invalid('NOT_IN cannot be used within OR.');
  const hasOr = conditions.some(({ withinOr }) => withinOr);
  if (!hasOr && count('ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY') > 1)
    throw invalid('A query has at most one ARRAY_CONTAINS or ARRAY_CONTAINS_ANY in a conjunction.');
}
