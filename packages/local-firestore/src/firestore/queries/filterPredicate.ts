import { compareValues, equalValues, typeClass } from '../documents/compareValues.ts';
import { fieldReader } from '../documents/fieldPath.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import type { Value } from '../documents/wireValue.ts';
import { alternativesOf, type Condition } from './queryOperators.ts';
import type { Filter } from './StructuredQuery.ts';

type Predicate = (document: StoredDocument) => boolean;

type Test = (value: Value, wanted: Value) => boolean;

/**
 * The operators that remain after `alternativesOf` has expanded a filter. EQUAL never matches null or NaN; the unary
 * operators do.
 */
const tests: Record<string, Test> = {
  LESS_THAN: comparison((order) => order < 0),
  LESS_THAN_OR_EQUAL: comparison((order) => order <= 0),
  GREATER_THAN: comparison((order) => order > 0),
  GREATER_THAN_OR_EQUAL: comparison((order) => order >= 0),
  EQUAL: (value, wanted) => isComparable(wanted) && equalValues(value, wanted),
  NOT_EQUAL: (value, wanted) =>
    !isNull(value) && !isNull(wanted) && (isNaNValue(wanted) || !equalValues(value, wanted)),
  ARRAY_CONTAINS: (value, wanted) =>
    isComparable(wanted) &&
    'arrayValue' in value &&
    value.arrayValue.values.some((item) => equalValues(item, wanted)),
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: isComparable,
};

/** The predicate of a filter; a document without the field never matches. @throws GoogleError for an invalid filter */
export function filterPredicate(filter: Filter | undefined): Predicate {
  const alternatives = alternativesOf(filter).map((conditions) => conditions.map(conditionPredicate));
  return (document) => alternatives.some((conditions) => conditions.every((meets) => meets(document)));
}

function conditionPredicate({ path, operator, value: wanted }: Condition): Predicate {
  const test = tests[operator];
  const read = fieldReader(path);
  return (document) => {
    const value = read(document);
    return value !== undefined && test?.(value, wanted) === true;
  };
}

/** A comparison is true only between values of one type class: 5 < 'a' is never true in a query. */
function comparison(accept: (order: number) => boolean): Test {
  return (value, wanted) =>
    isComparable(value) &&
    isComparable(wanted) &&
    typeClass(value) === typeClass(wanted) &&
    accept(compareValues(value, wanted));
}

function isComparable(value: Value): boolean {
  return !isNull(value) && !isNaNValue(value);
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}
