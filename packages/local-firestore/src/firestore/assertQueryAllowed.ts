import { documentKey, inequalityFields } from './filterPredicate.ts';
import { invalid } from './GoogleError.ts';
import { enumName, type Filter, type StructuredQuery } from './StructuredQuery.ts';

const mostDisjunctions = 30;

/** Refuses combinations that Google's service does not answer. @throws GoogleError INVALID_ARGUMENT */
export function assertQueryAllowed({ from = [], where, orderBy = [] }: StructuredQuery): void {
  const { collectionId = '' } = from[0] ?? {};
  if (/^__.*__$/.test(collectionId) || collectionId.includes('/'))
    throw invalid(`"${collectionId}" cannot be the id of a collection.`);
  const paths = orderBy.map(({ field }) => field.fieldPath);
  if (new Set(paths).size < paths.length) throw invalid('A query cannot be ordered by the same field twice.');
  // The fields of inequalities are added to the order, at its end.
  const added = inequalityFields(where).filter((path) => path !== documentKey && !paths.includes(path));
  if (paths.includes(documentKey) && [...paths, ...added].at(-1) !== documentKey)
    throw invalid(`A query cannot be ordered by other fields after ${documentKey}.`);
  if (!where) return;
  assertOperators(where);
  if (disjunctions(where) > mostDisjunctions)
    throw invalid(`A query has at most ${mostDisjunctions} disjunctions.`);
}

function assertOperators(where: Filter): void {
  const all = operatorsOf(where);
  const count = (...operators: string[]) => all.filter(({ operator }) => operators.includes(operator)).length;
  if (count('NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN') > 1)
    throw invalid('A query has at most one NOT_EQUAL, NOT_IN, IS_NOT_NULL or IS_NOT_NAN.');
  if (count('NOT_IN') > 0 && count('IN', 'ARRAY_CONTAINS_ANY') > 0)
    throw invalid('NOT_IN cannot be combined with IN or ARRAY_CONTAINS_ANY.');
  if (all.some(({ operator, withinOr }) => operator === 'NOT_IN' && withinOr))
    throw invalid('NOT_IN cannot be used within OR.');
  if (!isWithinOr(all) && count('ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY') > 1)
    throw invalid('A query has at most one ARRAY_CONTAINS or ARRAY_CONTAINS_ANY in a conjunction.');
}

interface UsedOperator {
  operator: string;
  withinOr: boolean;
}

function isWithinOr(all: readonly UsedOperator[]): boolean {
  return all.some(({ withinOr }) => withinOr);
}

function operatorsOf(
  { compositeFilter, fieldFilter, unaryFilter }: Filter,
  withinOr = false,
): UsedOperator[] {
  if (fieldFilter) return [{ operator: enumName('fieldOperator', fieldFilter.op), withinOr }];
  if (unaryFilter) return [{ operator: enumName('unaryOperator', unaryFilter.op), withinOr }];
  const isOr = compositeFilter !== undefined && enumName('compositeOperator', compositeFilter.op) === 'OR';
  return (compositeFilter?.filters ?? []).flatMap((filter) => operatorsOf(filter, withinOr || isOr));
}

/** The number of conjunctions once the filter is written as alternatives; IN and ARRAY_CONTAINS_ANY are alternatives too. */
function disjunctions({ compositeFilter, fieldFilter }: Filter): number {
  if (compositeFilter) {
    const counts = (compositeFilter.filters ?? []).map(disjunctions);
    if (enumName('compositeOperator', compositeFilter.op) === 'OR')
      return counts.reduce((total, count) => total + count, 0);
    return counts.reduce((product, count) => product * count, 1);
  }
  if (!fieldFilter) return 1;
  const operator = enumName('fieldOperator', fieldFilter.op);
  if (operator !== 'IN' && operator !== 'ARRAY_CONTAINS_ANY') return 1;
  return (
    (Object(fieldFilter.value) as { arrayValue?: { values?: unknown[] } }).arrayValue?.values?.length ?? 1
  );
}
