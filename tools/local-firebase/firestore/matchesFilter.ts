import { lookUp } from '../lookUp.ts';
import type { StoredDocument } from './applyWrite.ts';
import { compareValues, equalValues, typeClass } from './compareValues.ts';
import { parseFieldPath, readField } from './fieldPath.ts';
import { invalid, unsupported } from './GoogleError.ts';
import { enumName, type Filter } from './StructuredQuery.ts';
import { normaliseValue, type Value } from './wireValue.ts';

const documentKey = '__name__';

type Test = (value: Value, wanted: Value) => boolean;

/** Comparisons hold only within one class of types: 5 < 'a' is never true in a query. */
function comparison(accept: (order: number) => boolean): Test {
  return (value, wanted) => typeClass(value) === typeClass(wanted) && accept(compareValues(value, wanted));
}

const tests: Record<string, Test> = {
  LESS_THAN: comparison((order) => order < 0),
  LESS_THAN_OR_EQUAL: comparison((order) => order <= 0),
  GREATER_THAN: comparison((order) => order > 0),
  GREATER_THAN_OR_EQUAL: comparison((order) => order >= 0),
  EQUAL: equalValues,
  NOT_EQUAL: (value, wanted) => !isNull(value) && !isNull(wanted) && !equalValues(value, wanted),
  IN: (value, wanted) => holds(itemsOf(wanted), value),
  NOT_IN: (value, wanted) =>
    !isNull(value) && !itemsOf(wanted).some(isNull) && !holds(itemsOf(wanted), value),
  ARRAY_CONTAINS: (value, wanted) => 'arrayValue' in value && holds(value.arrayValue.values, wanted),
  ARRAY_CONTAINS_ANY: (value, wanted) =>
    'arrayValue' in value && itemsOf(wanted).some((item) => holds(value.arrayValue.values, item)),
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

/** The value of a field, or the document's own name for `__name__`. */
export function fieldOf(document: StoredDocument, path: string): Value | undefined {
  if (path === documentKey) return { referenceValue: document.name };
  return readField(document.fields, parseFieldPath(path));
}

/** Whether a document passes a filter; a document without the field never does. @throws GoogleError for unknown filters */
export function matchesFilter(document: StoredDocument, filter: Filter): boolean {
  if (filter.compositeFilter) {
    const { op, filters = [] } = filter.compositeFilter;
    const operator = enumName('compositeOperator', op);
    if (operator === 'AND') return filters.every((part) => matchesFilter(document, part));
    if (operator === 'OR') return filters.some((part) => matchesFilter(document, part));
    throw unsupported(`the composite operator ${op}`);
  }
  if (filter.unaryFilter) {
    const test = lookUp(unaryTests, enumName('unaryOperator', filter.unaryFilter.op));
    if (!test) throw unsupported(`the unary operator ${filter.unaryFilter.op}`);
    const value = fieldOf(document, filter.unaryFilter.field.fieldPath);
    return value !== undefined && test(value);
  }
  if (!filter.fieldFilter) throw unsupported(`the filter ${JSON.stringify(Object.keys(filter))}`);
  const { op, field, value: wanted } = filter.fieldFilter;
  const test = lookUp(tests, enumName('fieldOperator', op));
  if (!test) throw unsupported(`the filter operator ${op}`);
  const value = fieldOf(document, field.fieldPath);
  return value !== undefined && test(value, normaliseValue(wanted));
}

/** The fields a filter compares by inequality, sorted by name: a query is ordered by them when it does not say otherwise. */
export function inequalityFields(filter: Filter | undefined): string[] {
  const fields = filter ? [...comparedFields(filter)] : [];
  return [...new Set(fields)].sort();
}

/** The values that every result of a filter has: its equalities that are joined by AND. */
export function equalities(filter: Filter | undefined): { path: string; value: Value }[] {
  const { compositeFilter, fieldFilter } = filter ?? {};
  if (compositeFilter && enumName('compositeOperator', compositeFilter.op) === 'AND')
    return (compositeFilter.filters ?? []).flatMap(equalities);
  if (!fieldFilter || enumName('fieldOperator', fieldFilter.op) !== 'EQUAL') return [];
  return [{ path: fieldFilter.field.fieldPath, value: normaliseValue(fieldFilter.value) }];
}

function* comparedFields({ compositeFilter, fieldFilter, unaryFilter }: Filter): Generator<string> {
  for (const inner of compositeFilter?.filters ?? []) yield* comparedFields(inner);
  if (fieldFilter && inequalities.includes(enumName('fieldOperator', fieldFilter.op)))
    yield fieldFilter.field.fieldPath;
  if (unaryFilter && enumName('unaryOperator', unaryFilter.op).startsWith('IS_NOT'))
    yield unaryFilter.field.fieldPath;
}

function itemsOf(value: Value): Value[] {
  if ('arrayValue' in value) return value.arrayValue.values;
  throw invalid('This operator needs an array of values.');
}

function holds(items: Value[], wanted: Value): boolean {
  return items.some((item) => equalValues(item, wanted));
}

function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}
