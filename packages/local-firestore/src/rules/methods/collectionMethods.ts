import { contains, setContains, setOf } from '../evaluation/equalValues.ts';
import { expectValue } from '../evaluation/expectValue.ts';
import type { RuleFunctions, RuleValue } from '../evaluation/ruleValue.ts';
import { toText } from '../evaluation/toText.ts';

const { items, list, set, text } = expectValue;

/** The methods of lists and sets. List methods accept only lists; `hasAll` and similar methods of sets accept both. */
export const collectionMethods: Record<string, RuleFunctions> = {
  list: {
    concat: (target, other) => [...list(target), ...list(other)],
    hasAll: (target, wanted) => list(wanted).every(isAmong(list(target))),
    hasAny: (target, wanted) => list(wanted).some(isAmong(list(target))),
    // The target need not contain all allowed items.
    hasOnly: (target, allowed) => list(target).every(isAmong(list(allowed))),
    join: (target, separator) => list(target).map(toText).join(text(separator)),
    removeAll: (target, unwanted) => {
      const isUnwanted = isAmong(list(unwanted));
      return list(target).filter((item) => !isUnwanted(item));
    },
    size: (target) => BigInt(list(target).length),
    toSet: (target) => setOf(list(target)),
  },
  set: {
    difference: (target, other) => {
      const isOther = isInSet(set(other).items);
      return setOf(set(target).items.filter((item) => !isOther(item)));
    },
    hasAll: (target, wanted) => items(wanted).every(isInSet(set(target).items)),
    hasAny: (target, wanted) => items(wanted).some(isInSet(set(target).items)),
    hasOnly: (target, allowed) => set(target).items.every(isInSet(items(allowed))),
    intersection: (target, other) => setOf(set(target).items.filter(isInSet(set(other).items))),
    size: (target) => BigInt(set(target).items.length),
    union: (target, other) => setOf([...set(target).items, ...set(other).items]),
  },
};

function isAmong(values: readonly RuleValue[]): (wanted: RuleValue) => boolean {
  return (wanted) => contains(values, wanted);
}

function isInSet(values: readonly RuleValue[]): (wanted: RuleValue) => boolean {
  return (wanted) => setContains(values, wanted);
}
