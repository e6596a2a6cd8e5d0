import { splitName } from '../documents/documentName.ts';
import { documentKey } from '../documents/fieldPath.ts';
import { alternativesOf, type Condition, conditionsOf, inequalityPaths } from '../queries/queryOperators.ts';
import type { Order, StructuredQuery } from '../queries/StructuredQuery.ts';
import { invalid } from '../server/GoogleError.ts';

/**
 * Refuses combinations that Google's service refuses; `orders` includes implied orders. @throws GoogleError
 * INVALID_ARGUMENT
 */
export function assertQueryAllowed(
  parent: string,
  { from = [], where }: StructuredQuery,
  orders: readonly Order[],
): void {
  const { collectionId = '', allDescendants } = from[0] ?? {};
  if (/^__.*__$/.test(collectionId) || collectionId.includes('/'))
    throw invalid(`"${collectionId}" cannot be the id of a collection.`);
  // A query over all collections, or over a collection group below a document, can filter and order only by name.
  const isListed = !collectionId || (allDescendants && splitName(parent).path.length > 0);
  if (isListed && [...orders, ...conditionsOf(where)].some(({ path }) => path !== documentKey))
    throw invalid(
      'Filters and orders of fields need a collection, or a collection group of the whole database.',
    );
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
  if (count('NOT_IN') > 0 && conditions.some(({ withinOr }) => withinOr))
    throw invalid('NOT_IN cannot be combined with OR.');
  // A repeated filter is counted once.
  const arrayFilters = (alternative: Condition[]) =>
    new Set(
      alternative.filter(({ operator }) => operator === 'ARRAY_CONTAINS').map((one) => JSON.stringify(one)),
    );
  if (alternativesOf(where).some((alternative) => arrayFilters(alternative).size > 1))
    throw invalid('A query has at most one ARRAY_CONTAINS or ARRAY_CONTAINS_ANY in a disjunction.');
  const unequal = inequalityPaths(where);
  const hasName = conditions.some(({ path, operator }) => path === documentKey && operator === 'EQUAL');
  if (hasName && unequal.length > 0 && !unequal.includes(documentKey))
    throw invalid(`EQUAL of ${documentKey} cannot be combined with inequalities of other fields alone.`);
}
