import { canonicalPath, documentKey } from '../documents/fieldPath.ts';
import { itemsOf, normaliseValue, type Value } from '../documents/wireValue.ts';
import { invalid, unsupported } from '../server/GoogleError.ts';
import { enumName, type Filter } from './StructuredQuery.ts';

/** A filter of one field: its operator's name, and its value in canonical spelling. */
export interface Condition {
  path: string;
  operator: string;
  /** Null for unary operators, such as IS_NULL. */
  value: Value;
}

const mostAlternatives = 30;

/** Maximum number of values of an operator, as in Google's service. */
const mostItems: Record<string, number> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

/** The conditions of a filter as requested, each with a flag: is it inside an OR? @throws GoogleError */
export function conditionsOf(
  filter: Filter | undefined,
  withinOr = false,
): (Condition & { withinOr: boolean })[] {
  if (!filter) return [];
  if (!filter.compositeFilter) return [{ ...readCondition(filter), withinOr }];
  const { op, filters = [] } = filter.compositeFilter;
  const isOr = enumName('composite operator', op) === 'OR';
  return filters.flatMap((inner) => conditionsOf(inner, withinOr || isOr));
}

/**
 * The paths that a filter compares by inequality. The found documents are ordered by these paths. As in Google's
 * emulator, a comparison that no value can meet, such as `< null`, adds no order. @throws GoogleError
 */
export function inequalityPaths(filter: Filter | undefined): string[] {
  const unequal = conditionsOf(filter).filter(
    (condition) => /^(LESS|GREATER|NOT|IS_NOT)/.test(condition.operator) && !isImpossible(condition),
  );
  return [...new Set(unequal.map(({ path }) => path))];
}

/**
 * The alternatives of a filter: its disjunctive normal form, with IN and ARRAY_CONTAINS_ANY expanded. The query finds
 * the documents that meet all conditions of at least one alternative. Without a filter there is one alternative without
 * conditions.
 * @throws GoogleError for an invalid filter, or for more than 30 alternatives
 */
export function alternativesOf(filter: Filter | undefined): Condition[][] {
  if (!filter?.compositeFilter) return filter ? simpleConditions(readCondition(filter)) : [[]];
  const { op, filters = [] } = filter.compositeFilter;
  const parts = filters.map(alternativesOf);
  if (enumName('composite operator', op) === 'OR') return limited(parts.flat());
  return parts.reduce(
    (all, part) => limited(all.flatMap((left) => part.map((right) => [...left, ...right]))),
    [[]],
  );
}

/**
 * Whether no value can meet the condition. Nothing is less or greater than null or NaN. NOT_EQUAL null and NOT_IN with
 * only nulls match nothing.
 */
function isImpossible({ operator, value }: Condition): boolean {
  const isNull = 'nullValue' in value;
  const isNaNValue = 'doubleValue' in value && value.doubleValue === 'NaN';
  if (operator === 'NOT_EQUAL') return isNull;
  if (operator === 'NOT_IN') return itemsOf(value).every((item) => 'nullValue' in item);
  return (isNull || isNaNValue) && /^(LESS|GREATER)/.test(operator);
}

function limited(alternatives: Condition[][]): Condition[][] {
  if (alternatives.length <= mostAlternatives) return alternatives;
  throw invalid(`A query has at most ${mostAlternatives} disjunctions.`);
}

/** The alternatives of one condition; operators with lists become operators with one value. */
function simpleConditions({ path, operator, value }: Condition): Condition[][] {
  const each = (simple: string) => itemsOf(value).map((item) => ({ path, operator: simple, value: item }));
  if (operator === 'IN') return each('EQUAL').map((condition) => [condition]);
  if (operator === 'ARRAY_CONTAINS_ANY') return each('ARRAY_CONTAINS').map((condition) => [condition]);
  return operator === 'NOT_IN' ? [each('NOT_EQUAL')] : [[{ path, operator, value }]];
}

function readCondition({ unaryFilter, fieldFilter, ...others }: Filter): Condition {
  const { op, field } = unaryFilter ?? fieldFilter ?? refuse(others);
  const path = canonicalPath(field.fieldPath);
  if (!fieldFilter && path === documentKey) throw invalid(`${documentKey} is never null or NaN.`);
  if (!fieldFilter) return { path, operator: enumName('unary operator', op), value: { nullValue: null } };
  const operator = enumName('filter operator', op);
  if (path === documentKey && operator.startsWith('ARRAY_CONTAINS'))
    throw invalid(`${documentKey} is not an array.`);
  const most = mostItems[operator];
  const value = most === undefined ? normaliseValue(fieldFilter.value) : readList(fieldFilter.value);
  if (most !== undefined && !(itemsOf(value).length >= 1 && itemsOf(value).length <= most))
    throw invalid(`${operator} needs an array of 1 to ${most} values.`);
  const compared = most === undefined ? [value] : itemsOf(value);
  if (path === documentKey && !compared.every((one) => 'referenceValue' in one))
    throw invalid(`A filter on ${documentKey} compares with document names only.`);
  return { path, operator, value };
}

/** The values of an operator that takes a list. Unlike in a document, the list may contain arrays. */
function readList(raw: unknown): Value {
  const { arrayValue } = Object(raw) as { arrayValue?: { values?: unknown[] } };
  return { arrayValue: { values: (arrayValue?.values ?? []).map((value) => normaliseValue(value)) } };
}

function refuse(filter: object): never {
  throw unsupported(`the filter ${JSON.stringify(Object.keys(filter))}`);
}
