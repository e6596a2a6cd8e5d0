import { equalValues } from './equalValues.ts';
import { type FieldKnowledge, type RuleValue, typeName, UnknownValue } from './ruleValue.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Compares two values as the rules language orders them: negative, zero or positive. */
type Order = (left: RuleValue, right: RuleValue) => number;

/** The operator that gives the same result when the sides are exchanged: `a < b` is `b > a`. */
const mirrored = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/**
 * Compares an unknown value with a fixed one: true if the comparison holds for every document that the query can find,
 * otherwise undefined. Like Google's engine, it does not conclude that a comparison is false for every document.
 */
export function compareUnknown(
  operator: Comparison,
  left: RuleValue,
  right: RuleValue,
  order: Order,
): true | undefined {
  if (left instanceof UnknownValue && !(right instanceof UnknownValue))
    return holds(operator, left.knowledge, right, order) || undefined;
  if (right instanceof UnknownValue && !(left instanceof UnknownValue))
    return holds(mirrored[operator], right.knowledge, left, order) || undefined;
  return undefined;
}

function holds(operator: Comparison, knowledge: FieldKnowledge, value: RuleValue, order: Order): boolean {
  const { below, above } = position(knowledge, value, order);
  switch (operator) {
    case '==':
      return false;
    case '!=':
      return below.strictly || above.strictly || isPromised(knowledge.notEqual, value);
    case '<':
      return below.strictly;
    case '<=':
      return below.atLeast;
    case '>':
      return above.strictly;
    case '>=':
      return above.atLeast;
  }
}

/**
 * Whether the whole range lies below or above a value. With `strictly`, the range must exclude the value; with
 * `atLeast`, the value may be its nearest bound.
 */
function position({ lower, upper }: FieldKnowledge, value: RuleValue, order: Order) {
  const toUpper = upper && isComparable(upper.value, value) ? order(upper.value, value) : Number.NaN;
  const toLower = lower && isComparable(lower.value, value) ? order(lower.value, value) : Number.NaN;
  return {
    below: { strictly: toUpper < 0 || (toUpper === 0 && !upper?.inclusive), atLeast: toUpper <= 0 },
    above: { strictly: toLower > 0 || (toLower === 0 && !lower?.inclusive), atLeast: toLower >= 0 },
  };
}

/**
 * Whether a value that a query guarantees can be compared with a rule's value: a float proves nothing about an integer.
 */
function isComparable(promised: RuleValue, value: RuleValue): boolean {
  return (
    typeName(promised) === typeName(value) || (typeof promised === 'bigint' && typeof value === 'number')
  );
}

/** Whether one of the values that a query guarantees equals the rule's value. */
export function isPromised(promised: readonly RuleValue[], value: RuleValue): boolean {
  return promised.some((one) => isComparable(one, value) && equalValues(one, value));
}
