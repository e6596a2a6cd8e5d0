import { equalValues } from './equalValues.ts';
import { type FieldKnowledge, type RuleValue, typeName, UnknownValue } from './ruleValue.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Negative, zero or positive for values that can be ordered, as the rules language does. */
type Order = (left: RuleValue, right: RuleValue) => number;

/** `a < b` is `b > a`. */
const mirrored = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/**
 * A comparison of an unknown and a known value: true when it is true for every document that the query can find. Google's
 * engine does not conclude that one is false for every document, so that is undefined too, as for all other values.
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

/** Whether the whole range lies below or above a value, strictly or with the value itself. */
function position({ lower, upper }: FieldKnowledge, value: RuleValue, order: Order) {
  const toUpper = upper && isComparable(upper.value, value) ? order(upper.value, value) : Number.NaN;
  const toLower = lower && isComparable(lower.value, value) ? order(lower.value, value) : Number.NaN;
  return {
    below: { strictly: toUpper < 0 || (toUpper === 0 && !upper?.inclusive), atLeast: toUpper <= 0 },
    above: { strictly: toLower > 0 || (toLower === 0 && !lower?.inclusive), atLeast: toLower >= 0 },
  };
}

/** Whether what a query promises of a value can be compared with a value of a rule: a float says nothing of an integer. */
function isComparable(promised: RuleValue, value: RuleValue): boolean {
  return (
    typeName(promised) === typeName(value) || (typeof promised === 'bigint' && typeof value === 'number')
  );
}

/** Whether one of the values that a query names is the value of a rule. */
export function isPromised(promised: readonly RuleValue[], value: RuleValue): boolean {
  return promised.some((one) => isComparable(one, value) && equalValues(one, value));
}
