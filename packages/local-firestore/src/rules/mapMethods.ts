import { EvaluationError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import {
  equalValues,
  isList,
  MapDiff,
  type RulesMap,
  RulesSet,
  type RuleValue,
  typeName,
} from './ruleValue.ts';

const { map, text } = expectValue;

/** The methods of maps and of the difference of two maps. */
export const mapMethods: Record<string, MethodTable> = {
  map: {
    diff: { arity: [1], run: (target, before) => new MapDiff(map(target), map(before)) },
    get: {
      arity: [2],
      run: (target, key, fallback) => {
        const value = read(map(target), key);
        return value === undefined ? fallback : value;
      },
    },
    keys: { arity: [0], run: (target) => [...map(target).keys()] },
    size: { arity: [0], run: (target) => BigInt(map(target).size) },
    values: { arity: [0], run: (target) => [...map(target).values()] },
  },
  map_diff: {
    addedKeys: { arity: [0], run: (target) => keysOf(target, ({ before }) => before === undefined) },
    removedKeys: { arity: [0], run: (target) => keysOf(target, ({ after }) => after === undefined) },
    changedKeys: { arity: [0], run: (target) => keysOf(target, (pair) => inBoth(pair) && !same(pair)) },
    unchangedKeys: { arity: [0], run: (target) => keysOf(target, same) },
    affectedKeys: { arity: [0], run: (target) => keysOf(target, (pair) => !same(pair)) },
  },
};

interface Pair {
  before: RuleValue | undefined;
  after: RuleValue | undefined;
}

function inBoth({ before, after }: Pair): boolean {
  return before !== undefined && after !== undefined;
}

function same({ before, after }: Pair): boolean {
  return before !== undefined && after !== undefined && equalValues(before, after);
}

function keysOf(value: RuleValue, wanted: (pair: Pair) => boolean): RulesSet {
  if (!(value instanceof MapDiff)) throw new EvaluationError(`expected a map_diff, found ${typeName(value)}`);
  const keys = new Set([...value.before.keys(), ...value.after.keys()]);
  return new RulesSet(
    [...keys].filter((key) => wanted({ before: value.before.get(key), after: value.after.get(key) })),
  );
}

/** A list as key walks down nested maps. */
function read(target: RulesMap, key: RuleValue): RuleValue | undefined {
  const path = isList(key) ? key : [key];
  let value: RuleValue | undefined = target;
  for (const step of path) value = value instanceof Map ? value.get(text(step)) : undefined;
  return value;
}
