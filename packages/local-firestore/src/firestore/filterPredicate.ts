import { ownProperty } from '../ownProperty.ts';
import type { StoredDocument } from './applyWrite.ts';
import { compareValues, equalValues, typeClass } from './compareValues.ts';
import { parseFieldPath, readField } from './fieldPath.ts';
import { invalid, unsupported } from './GoogleError.ts';
import { enumName, type Filter } from './StructuredQuery.ts';
import { normaliseValue, type Value } from './wireValue.ts';

/** The path of the document's own name in a query. */
export const documentKey = '__name__';

type Test = (value: Value, wanted: Value) => boolean;

type Condition = (document: StoredDocument) => boolean;

/** Comparisons hold only within one class of types: 5 < 'a' is never true in a query. Null and NaN are never compared. */
function comparison(accept: (order: number) => boolean): Test {
  return (value, wanted) =>
    isComparable(value) &&
    isComparable(wanted) &&
    typeClass(value) === typeClass(wanted) &&
    accept(compareValues(value, wanted));
}

const tests: Record<string, Test> = {
  LESS_THAN: comparison((order) => order < 0),
  LESS_THAN_OR_EQUAL: comparison((order) => order <= 0),
  GREATER_THAN: comparison((order) => order > 0),
  GREATER_THAN_OR_EQUAL: comparison((order) => order >= 0),
  // Null and NaN equal nothing here; SDKs ask for them with the unary filters.
  EQUAL: (value, wanted) => isComparable(wanted) && equalValues(value, wanted),
  NOT_EQUAL: (value, wanted) =>
    !isNull(value) && !isNull(wanted) && (isNaNValue(wanted) || !equalValues(value, wanted)),
  IN: (value, wanted) => holds(comparableItems(wanted), value),
  NOT_IN: (value, wanted) =>
    !isNull(value) && !itemsOf(wanted).some(isNull) && !holds(comparableItems(wanted), value),
  ARRAY_CONTAINS: (value, wanted) =>
    isComparable(wanted) && 'arrayValue' in value && holds(value.arrayValue.values, wanted),
  ARRAY_CONTAINS_ANY: (value, wanted) =>
    'arrayValue' in value && comparableItems(wanted).some((item) => holds(value.arrayValue.values, item)),
};

const unaryTests: Record<string, (value: Value) => boolean> = {
  IS_NULL: isNull,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NAN: isNaNValue,
  IS_NOT_NAN: (value) => !isNaNValue(value) && !isNull(value),
};

const inequalities = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
];

/** How many values an operator takes, in Google's service as here. */
const mostItems: Record<string, number> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

/** @throws GoogleError INVALID_ARGUMENT for what cannot be the path of a field */
export function assertFieldPath(path: string): void {
  if (path !== documentKey) parseFieldPath(path);
}

/** The value of a field, or the document's own name for `__name__`. */
export function fieldOf(document: StoredDocument, path: string): Value | undefined {
  if (path === documentKey) return { referenceValue: document.name };
  return readField(document.fields, parseFieldPath(path));
}

/**
 * The predicate of a filter; a document without the field never matches. An invalid filter is reported here, whether or
 * not there are documents. @throws GoogleError
 */
export function filterPredicate({ compositeFilter, unaryFilter, fieldFilter, ...others }: Filter): Condition {
  if (compositeFilter) {
    const conditions = (compositeFilter.filters ?? []).map(filterPredicate);
    const operator = enumName('compositeOperator', compositeFilter.op);
    if (operator === 'AND') return (document) => conditions.every((meets) => meets(document));
    if (operator === 'OR') return (document) => conditions.some((meets) => meets(document));
    throw unsupported(`the composite operator ${operator}`);
  }
  if (unaryFilter) {
    const operator = enumName('unaryOperator', unaryFilter.op);
    const test = ownProperty(unaryTests, operator);
    if (!test) throw unsupported(`the unary operator ${operator}`);
    return onField(unaryFilter.field.fieldPath, test);
  }
  if (!fieldFilter) throw unsupported(`the filter ${JSON.stringify(Object.keys(others))}`);
  const operator = enumName('fieldOperator', fieldFilter.op);
  const test = ownProperty(tests, operator);
  if (!test) throw unsupported(`the filter operator ${operator}`);
  const most = ownProperty(mostItems, operator);
  const wanted = comparedValue(fieldFilter.value, most !== undefined);
  const count = itemsOf(wanted).length;
  if (most !== undefined && (count < 1 || count > most))
    throw invalid(`${operator} needs an array of 1 to ${most} values.`);
  if (fieldFilter.field.fieldPath === documentKey) assertNames(wanted, most !== undefined);
  return onField(fieldFilter.field.fieldPath, (value) => test(value, wanted));
}

function assertNames(wanted: Value, isList: boolean): void {
  if ((isList ? itemsOf(wanted) : [wanted]).every((value) => 'referenceValue' in value)) return;
  throw invalid(`A filter on ${documentKey} compares with document names only.`);
}

/** The value of a filter. Those that take a list of values may list arrays, which a document could not hold. */
function comparedValue(raw: unknown, isList: boolean): Value {
  const { arrayValue } = Object(raw) as { arrayValue?: { values?: unknown[] } };
  if (!isList || !arrayValue) return normaliseValue(raw);
  return { arrayValue: { values: (arrayValue.values ?? []).map((value) => normaliseValue(value)) } };
}

function onField(path: string, test: (value: Value) => boolean): Condition {
  assertFieldPath(path);
  return (document) => {
    const value = fieldOf(document, path);
    return value !== undefined && test(value);
  };
}

/** The fields a filter compares by inequality, sorted by name: a query is ordered by them when it does not say otherwise. */
export function inequalityFields(filter: Filter | undefined): string[] {
  const fields = filter ? [...comparedFields(filter)] : [];
  return [...new Set(fields)].sort();
}

function* comparedFields({ compositeFilter, fieldFilter, unaryFilter }: Filter): Generator<string> {
  for (const inner of compositeFilter?.filters ?? []) yield* comparedFields(inner);
  if (fieldFilter && inequalities.includes(enumName('fieldOperator', fieldFilter.op)))
    yield fieldFilter.field.fieldPath;
  if (unaryFilter && enumName('unaryOperator', unaryFilter.op).startsWith('IS_NOT'))
    yield unaryFilter.field.fieldPath;
}

function itemsOf(value: Value): Value[] {
  return 'arrayValue' in value ? value.arrayValue.values : [];
}

/** Null and NaN equal nothing in a list of values; the unary filters ask for them. */
function comparableItems(value: Value): Value[] {
  return itemsOf(value).filter(isComparable);
}

function holds(items: Value[], wanted: Value): boolean {
  return items.some((item) => equalValues(item, wanted));
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
