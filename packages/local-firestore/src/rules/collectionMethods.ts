import { toText } from './builtinFunctions.ts';
import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import { contains, RulesSet, type RuleValue } from './ruleValue.ts';

const { items, list, set, text } = expectValue;

/** hasAll, hasAny, hasOnly and size are the same for lists and sets. */
const membershipMethods: MethodTable = {
  hasAll: { arity: [1], run: (target, wanted) => items(wanted).every((one) => contains(items(target), one)) },
  hasAny: { arity: [1], run: (target, wanted) => items(wanted).some((one) => contains(items(target), one)) },
  hasOnly: { arity: [1], run: (target, allowed) => hasOnly(items(target), items(allowed)) },
  size: { arity: [0], run: (target) => BigInt(items(target).length) },
};

/** The methods of lists and sets. */
export const collectionMethods: Record<string, MethodTable> = {
  list: {
    ...membershipMethods,
    concat: { arity: [1], run: (target, other) => [...list(target), ...list(other)] },
    join: { arity: [1], run: (target, separator) => list(target).map(toText).join(text(separator)) },
    removeAll: {
      arity: [1],
      run: (target, unwanted) => list(target).filter((item) => !contains(items(unwanted), item)),
    },
    toSet: { arity: [0], run: (target) => new RulesSet(list(target)) },
  },
  set: {
    ...membershipMethods,
    difference: {
      arity: [1],
      run: (target, other) => keep(target, (item) => !contains(set(other).items, item)),
    },
    intersection: {
      arity: [1],
      run: (target, other) => keep(target, (item) => contains(set(other).items, item)),
    },
    union: { arity: [1], run: (target, other) => new RulesSet([...set(target).items, ...set(other).items]) },
  },
};

/** Every value of the target is allowed (the target may have fewer). */
function hasOnly(target: readonly RuleValue[], allowed: readonly RuleValue[]): boolean {
  return target.every((item) => contains(allowed, item));
}

function keep(target: RuleValue, condition: (item: RuleValue) => boolean): RulesSet {
  return new RulesSet(set(target).items.filter(condition));
}
