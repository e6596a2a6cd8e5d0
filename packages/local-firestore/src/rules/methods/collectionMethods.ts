import { expectValue } from '../evaluation/expectValue.ts';
import { contains, type RuleFunctions, RulesSet, type RuleValue } from '../evaluation/ruleValue.ts';
import { toText } from './builtinFunctions.ts';

const { items, list, set, text } = expectValue;

/** hasAll, hasAny, hasOnly and size are the same for lists and sets. */
const membershipMethods: RuleFunctions = {
  hasAll: (target, wanted) => isWithin(items(wanted), items(target)),
  hasAny: (target, wanted) => items(wanted).some((one) => contains(items(target), one)),
  // The target may have fewer.
  hasOnly: (target, allowed) => isWithin(items(target), items(allowed)),
  size: (target) => BigInt(items(target).length),
};

/** The methods of lists and sets. */
export const collectionMethods: Record<string, RuleFunctions> = {
  list: {
    ...membershipMethods,
    concat: (target, other) => [...list(target), ...list(other)],
    join: (target, separator) => list(target).map(toText).join(text(separator)),
    removeAll: (target, unwanted) => list(target).filter((item) => !contains(items(unwanted), item)),
    toSet: (target) => new RulesSet(list(target)),
  },
  set: {
    ...membershipMethods,
    difference: (target, other) =>
      new RulesSet(set(target).items.filter((item) => !contains(set(other).items, item))),
    intersection: (target, other) =>
      new RulesSet(set(target).items.filter((item) => contains(set(other).items, item))),
    union: (target, other) => new RulesSet([...set(target).items, ...set(other).items]),
  },
};

function isWithin(part: readonly RuleValue[], whole: readonly RuleValue[]): boolean {
  return part.every((item) => contains(whole, item));
}
