import { documentResource } from '../../rules/evaluation/documentAccess.ts';
import {
  type FieldKnowledge,
  PartialMap,
  type RulesMap,
  type RuleValue,
  UnknownValue,
} from '../../rules/evaluation/ruleValue.ts';
import { rulesPath } from '../documents/documentName.ts';
import { documentKey, parseFieldPath } from '../documents/fieldPath.ts';
import { alternativesOf, type Condition } from '../queries/queryOperators.ts';
import { ordersOf } from '../queries/runQuery.ts';
import type { StructuredQuery } from '../queries/StructuredQuery.ts';
import type { Caller } from '../server/authToken.ts';
import type { Engine } from '../server/Engine.ts';
import { toRuleValue } from './toRuleValue.ts';

/** Placeholder in paths for an id that the query leaves open; no document can have this id. */
const anyId = '__any__';

/**
 * Evaluates the rules for a query. As in Google's service, rules are not filters: the query alone has to guarantee that
 * everything it could find may be listed, whatever is stored. Values that its filters do not fix are unknown. A
 * condition that stays unknown refuses the query. @throws GoogleError PERMISSION_DENIED naming the field
 */
export function assertListAllowed(
  engine: Engine,
  caller: Caller,
  { parent, query }: { parent: string; query: StructuredQuery },
): void {
  if (caller.kind === 'owner') return;
  for (const conditions of alternativesOf(query.where)) {
    const named = conditions.find(
      ({ path, operator }) => path === documentKey && operator === 'EQUAL',
    )?.value;
    const known = named && 'referenceValue' in named ? named.referenceValue : undefined;
    const name = known ?? possibleName(parent, query);
    const data = new PartialMap('resource.data', fieldKnowledge(conditions));
    const resource = documentResource(rulesPath(name), data);
    if (known === undefined)
      for (const field of ['id', '__name__']) resource.set(field, new UnknownValue(`resource.${field}`));
    engine.access.assertAllowed(caller, {
      operation: 'list',
      name,
      listed: known === undefined ? collectionOf(parent, query) : undefined,
      unknownId: anyId,
      resource,
      time: engine.store.now(),
      query: queryValue(query),
    });
  }
}

/** For each field's path, what the conditions prove about this field in every document that meets them. */
function fieldKnowledge(conditions: readonly Condition[]): [path: string[], FieldKnowledge][] {
  const fields = new Map<string, FieldKnowledge>();
  for (const { path, operator, value } of conditions.filter((one) => one.path !== documentKey)) {
    const known = fields.get(path) ?? { notEqual: [], contains: [] };
    fields.set(path, known);
    const ruleValue = toRuleValue(value);
    const bound = { value: ruleValue, inclusive: operator.endsWith('OR_EQUAL') };
    const isNone = ruleValue === null || Number.isNaN(ruleValue);
    // EQUAL never matches null or NaN; only the unary operators do.
    if (operator === 'EQUAL' && isNone) known.notEqual.push(null);
    else if (operator === 'EQUAL' || operator === 'IS_NULL') known.equal = ruleValue;
    else if (operator === 'IS_NAN') known.equal = Number.NaN;
    else if (operator === 'NOT_EQUAL') known.notEqual.push(ruleValue, null);
    else known.notEqual.push(null);
    if (operator === 'ARRAY_CONTAINS') known.contains.push(ruleValue);
    else if (operator.startsWith('LESS')) known.upper = bound;
    else if (operator.startsWith('GREATER')) known.lower = bound;
  }
  return [...fields].map(([path, known]) => [parseFieldPath(path), known]);
}

/** The listed collection; undefined if the query covers several collections. */
function collectionOf(parent: string, { from = [] }: StructuredQuery): string | undefined {
  const { collectionId, allDescendants } = from[0] ?? {};
  return collectionId && !allDescendants ? `${parent}/${collectionId}` : undefined;
}

function possibleName(parent: string, { from = [] }: StructuredQuery): string {
  const { collectionId = anyId, allDescendants } = from[0] ?? {};
  // A collection group can be at any depth, so only a rule that matches any depth can allow the query.
  const above = allDescendants ? `${parent}/${anyId}/${anyId}` : parent;
  return `${above}/${collectionId}/${anyId}`;
}

/** `request.query`: the limit (null if there is none), the offset, and a map from ordered fields to directions. */
function queryValue(query: StructuredQuery): RulesMap {
  const orders = ordersOf(query)
    .slice(0, query.orderBy?.length ?? 0)

    .map(({ path, sign }): [string, RuleValue] => [
      parseFieldPath(path).join('.'),
      sign === 1 ? 'ASC' : 'DESC',
    ]);
  return new Map<string, RuleValue>([
    ['limit', query.limit === undefined ? null : BigInt(query.limit)],
    ['offset', BigInt(query.offset ?? 0)],
    ['orderBy', new Map(orders)],
  ]);
}
