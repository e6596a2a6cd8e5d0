import type { FieldKnowledge } from '../rules/UnknownValue.ts';
import { documentKey } from './filterPredicate.ts';
import { enumName, type Filter } from './StructuredQuery.ts';
import { toRuleValue } from './toRuleValue.ts';
import { normaliseValue, type Value } from './wireValue.ts';

/** What one alternative of a filter says about every document it finds. */
export interface Alternative {
  /** By field path. */
  fields: Map<string, FieldKnowledge>;
  /** The full name, when the filter asks for one. */
  name?: string;
}

/** One condition that does not branch. */
interface Condition {
  path: string;
  operator: string;
  value: Value;
}

/**
 * The alternatives of a filter (its disjunctive form, with IN and ARRAY_CONTAINS_ANY as alternatives): every document that
 * the query finds meets at least one of them. Without a filter there is one that says nothing.
 */
export function queryAlternatives(filter: Filter | undefined): Alternative[] {
  return (filter ? conjunctions(filter) : [[]]).map((conditions) => {
    const alternative: Alternative = { fields: new Map() };
    for (const condition of conditions) learn(alternative, condition);
    return alternative;
  });
}

function conjunctions({ compositeFilter, fieldFilter, unaryFilter }: Filter): Condition[][] {
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(conjunctions);
    if (enumName('compositeOperator', compositeFilter.op) === 'OR') return parts.flat();
    return parts.reduce<Condition[][]>(
      (all, part) => all.flatMap((left) => part.map((right) => [...left, ...right])),
      [[]],
    );
  }
  if (unaryFilter)
    return [[condition(unaryFilter.field.fieldPath, enumName('unaryOperator', unaryFilter.op))]];
  if (!fieldFilter) return [[]];
  const path = fieldFilter.field.fieldPath;
  const operator = enumName('fieldOperator', fieldFilter.op);
  const each = { IN: 'EQUAL', ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS' }[operator];
  if (!each && operator !== 'NOT_IN') return [[condition(path, operator, fieldFilter.value)]];
  const { arrayValue } = Object(fieldFilter.value) as { arrayValue?: { values?: unknown[] } };
  const items = arrayValue?.values ?? [];
  return each
    ? items.map((item) => [condition(path, each, item)])
    : [items.map((item) => condition(path, 'NOT_EQUAL', item))];
}

function condition(path: string, operator: string, value: unknown = { nullValue: null }): Condition {
  return { path, operator, value: normaliseValue(value) };
}

function learn(alternative: Alternative, { path, operator, value }: Condition): void {
  if (path === documentKey) {
    if (operator === 'EQUAL' && 'referenceValue' in value) alternative.name = value.referenceValue;
    return;
  }
  const known = alternative.fields.get(path) ?? { notEqual: [], contains: [] };
  alternative.fields.set(path, known);
  const ruleValue = toRuleValue(value);
  if (operator === 'EQUAL' || operator === 'IS_NULL') known.equal = ruleValue;
  else if (operator === 'IS_NAN') known.equal = Number.NaN;
  else if (operator === 'NOT_EQUAL') known.notEqual.push(ruleValue, null);
  else if (operator === 'IS_NOT_NULL' || operator === 'IS_NOT_NAN') known.notEqual.push(null);
  else if (operator === 'ARRAY_CONTAINS') known.contains.push(ruleValue);
  else if (operator.startsWith('LESS')) known.upper = { value: ruleValue, inclusive: isInclusive(operator) };
  else if (operator.startsWith('GREATER'))
    known.lower = { value: ruleValue, inclusive: isInclusive(operator) };
}

function isInclusive(operator: string): boolean {
  return operator.endsWith('OR_EQUAL');
}
