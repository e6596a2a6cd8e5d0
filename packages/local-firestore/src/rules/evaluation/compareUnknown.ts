import { equalValues } from './equalValues.ts';
import { isNumber, type RuleValue, typeName } from './ruleValue.ts';
import { type FieldKnowledge, UnknownValue } from './UnknownValue.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Negative, zero or positive for values that can be ordered, as the rules language does. */
type Order = (left: RuleValue, right: RuleValue) => number;

/** `a < b` is `b > a`. */
const mirrored = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/**
 * A comparison of an unknown and a known value: its result when it is the same for every document that the query can find.
 * Undefined otherwise, and for all other values.
 */
export function compareUnknown(
  operator: Comparison,
  left: RuleValue,
  right: RuleValue,
  order: Order,
): boolean | undefined {
  if (left instanceof UnknownValue && !(right instanceof UnknownValue))
    return decide(operator, left.knowledge, right, order);
  if (right instanceof UnknownValue && !(left instanceof UnknownValue))
    return decide(mirrored[operator], right.knowledge, left, order);
  return undefined;
}

function decide(
  operator: Comparison,
  knowledge: FieldKnowledge,
  value: RuleValue,
  order: Order,
): boolean | undefined {
  const { below, above } = position(knowledge, value, order);
  const excluded =
    below.strictly || above.strictly || knowledge.notEqual.some((one) => equalValues(one, value));
  switch (operator) {
    case '==':
      return certain({ yes: false, no: excluded });
    case '!=':
      return certain({ yes: excluded, no: false });
    case '<':
      return certain({ yes: below.strictly, no: above.atLeast });
    case '<=':
      return certain({ yes: below.atLeast, no: above.strictly });
    case '>':
      return certain({ yes: above.strictly, no: below.atLeast });
    case '>=':
      return certain({ yes: above.atLeast, no: below.strictly });
  }
}

function certain({ yes, no }: { yes: boolean; no: boolean }): boolean | undefined {
  if (yes) return true;
  return no ? false : undefined;
}

/** Whether the whole range lies below or above a value, strictly or with the value itself. */
function position({ lower, upper }: FieldKnowledge, value: RuleValue, order: Order) {
  const toUpper = upper && isSameKind(upper.value, value) ? order(upper.value, value) : Number.NaN;
  const toLower = lower && isSameKind(lower.value, value) ? order(lower.value, value) : Number.NaN;
  return {
    below: { strictly: toUpper < 0 || (toUpper === 0 && !upper?.inclusive), atLeast: toUpper <= 0 },
    above: { strictly: toLower > 0 || (toLower === 0 && !lower?.inclusive), atLeast: toLower >= 0 },
  };
}

function isSameKind(a: RuleValue, b: RuleValue): boolean {
  return typeName(a) === typeName(b) || (isNumber(a) && isNumber(b));
}
