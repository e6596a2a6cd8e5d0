import { documentKey } from '../documents/fieldPath.ts';
import { type Aggregation, aggregatedPath } from './aggregate.ts';
import { alternativesOf, type Condition } from './queryOperators.ts';
import { ordersOf } from './runQuery.ts';
import type { StructuredQuery } from './StructuredQuery.ts';

/** One field of an index, as in `firestore.indexes.json`. */
export interface IndexField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
}

/** An index over several fields. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: IndexField[];
}

/** The index that one alternative of a query needs. */
export interface IndexDemand {
  /** Undefined for all collections. */
  collectionGroup: string | undefined;
  queryScope: CompositeIndex['queryScope'];
  /** The fields that are compared by equality, and the array fields that are searched for a value. */
  equal: IndexField[];
  /** The other fields by which the query orders or which it sums. The names of the documents come last. */
  order: IndexField[];
}

const equalities = ['EQUAL', 'IS_NULL', 'IS_NAN', 'ARRAY_CONTAINS'];

/** The indexes that a query needs: one for each alternative of its filter, without duplicates. */
export function indexDemands(query: StructuredQuery, aggregations: readonly Aggregation[]): IndexDemand[] {
  const { collectionId, allDescendants } = query.from?.[0] ?? {};
  const orders = orderFields(query, aggregations);
  const demands = alternativesOf(query.where).map((conditions): IndexDemand => {
    const equal = equalFields(conditions);
    const isFixed = ({ fieldPath }: IndexField) =>
      equal.some((one) => one.fieldPath === fieldPath && !one.arrayConfig);
    return {
      collectionGroup: collectionId,
      queryScope: allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
      equal,
      order: orders.filter((order) => !isFixed(order)),
    };
  });
  return [...new Map(demands.map((demand) => [JSON.stringify(demand), demand])).values()];
}

/** The fields of the query's order, and the summed or averaged fields: an index must contain both. */
function orderFields(query: StructuredQuery, aggregations: readonly Aggregation[]): IndexField[] {
  const orders = ordersOf(query).map(
    ({ path, sign }): IndexField => ({ fieldPath: path, order: sign === 1 ? 'ASCENDING' : 'DESCENDING' }),
  );
  const name = orders.findIndex(({ fieldPath }) => fieldPath === documentKey);
  const summed = aggregations.filter((one) => !one.count).map(aggregatedPath);
  const added = [...new Set(summed)].filter((path) => !orders.some(({ fieldPath }) => fieldPath === path));
  const order = orders[name]?.order ?? 'ASCENDING';
  return orders.toSpliced(name, 0, ...added.map((fieldPath): IndexField => ({ fieldPath, order })));
}

function equalFields(conditions: readonly Condition[]): IndexField[] {
  const fields = conditions
    .filter(({ path, operator }) => path !== documentKey && equalities.includes(operator))
    .map(({ path, operator }): [string, IndexField] => [
      path,
      operator === 'ARRAY_CONTAINS'
        ? { fieldPath: path, arrayConfig: 'CONTAINS' }
        : { fieldPath: path, order: 'ASCENDING' },
    ]);
  return [...new Map(fields).values()];
}
