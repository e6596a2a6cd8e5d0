import type { RuleValue } from './ruleValue.ts';
import { contains, typeName } from './ruleValue.ts';
import { type FieldKnowledge, isUnknown, UnknownValue, unknownError } from './UnknownValue.ts';

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Negative, zero or positive for values that can be ordered, as the rules language does. */
type Order = (left: RuleValue, right: RuleValue) => number;

const mirrored: Record<Comparison, Comparison> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/**
 * A comparison in which at least one side is unknown: its result when it is the same for every document that the query can
 * find. @throws EvaluationError naming the field otherwise
 */
export function compareUnknown(
  operator: Comparison,
  left: RuleValue,
  right: RuleValue,
  order: Order,
): boolean {
  if (!(left instanceof UnknownValue)) {
    if (right instanceof UnknownValue && !isUnknown(left))
      return compareUnknown(mirrored[operator], right, left, order);
    throw unknownError(isUnknown(left) ? left : (right as UnknownValue));
  }
  if (isUnknown(right)) throw unknownError(right);
  const decided = decide(operator, left.knowledge, right, order);
  if (decided === undefined) throw unknownError(left);
  return decided;
}

function decide(
  operator: Comparison,
  knowledge: FieldKnowledge,
  value: RuleValue,
  order: Order,
): boolean | undefined {
  const { below, above } = position(knowledge, value, order);
  switch (operator) {
    case '==':
      return below.strictly || above.strictly || contains(knowledge.notEqual, value) ? false : undefined;
    case '!=':
      return below.strictly || above.strictly || contains(knowledge.notEqual, value) ? true : undefined;
    case '<':
      return below.strictly ? true : above.atLeast ? false : undefined;
    case '<=':
      return below.atLeast ? true : above.strictly ? false : undefined;
    case '>':
      return above.strictly ? true : below.atLeast ? false : undefined;
    case '>=':
      return above.atLeast ? true : below.strictly ? false : undefined;
  }
}

/** Whether the whole range lies below or above a value, strictly or with the value itself. */
function position({ lower, upper }: FieldKnowledge, value: RuleValue, order: Order) {
  const toUpper = upper && sameKind(upper.value, value) ? order(upper.value, value) : Number.NaN;
  const toLower = lower && sameKind(lower.value, value) ? order(lower.value, value) : Number.NaN;
  return {
    below: { strictly: toUpper < 0 || (toUpper === 0 && !upper?.inclusive), atLeast: toUpper <= 0 },
    above: { strictly: toLower > 0 || (toLower === 0 && !lower?.inclusive), atLeast: toLower >= 0 },
  };
}

function sameKind(a: RuleValue, b: RuleValue): boolean {
  return kindOf(a) === kindOf(b);
}

function kindOf(value: RuleValue): string {
  const name = typeName(value);
  return name === 'int' || name === 'float' ? 'number' : name;
}
