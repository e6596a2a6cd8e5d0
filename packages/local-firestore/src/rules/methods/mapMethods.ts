import { EvaluationError } from '../evaluation/EvaluationError.ts';
import { isSameInSets, setOf } from '../evaluation/equalValues.ts';
import { expectValue } from '../evaluation/expectValue.ts';
import {
  isList,
  MapDiff,
  type RuleFunctions,
  type RulesSet,
  type RuleValue,
  typeName,
} from '../evaluation/ruleValue.ts';

const { map, text } = expectValue;

/** The methods of maps and of the difference of two maps. */
export const mapMethods: Record<string, RuleFunctions> = {
  map: {
    diff: (target, before) => new MapDiff(map(target), map(before)),
    // If `key` is a list, it is a path through nested maps.
    get: (target, key, fallback) => {
      let value: RuleValue | undefined = map(target);
      for (const step of (isList(key) ? key : [key]).map(text))
        value = value instanceof Map ? value.get(step) : undefined;
      return value === undefined ? fallback : value;
    },
    // Keys are sorted by their UTF-8 bytes; values are not sorted.
    keys: (target) => [...map(target).keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    size: (target) => BigInt(map(target).size),
    values: (target) => [...map(target).values()],
  },
  map_diff: {
    addedKeys: (target) => keysOf(target, ({ before }) => before === undefined),
    removedKeys: (target) => keysOf(target, ({ after }) => after === undefined),
    changedKeys: (target) =>
      keysOf(target, (pair) => pair.before !== undefined && pair.after !== undefined && !isSame(pair)),
    unchangedKeys: (target) => keysOf(target, isSame),
    affectedKeys: (target) => keysOf(target, (pair) => !isSame(pair)),
  },
};

interface Pair {
  before: RuleValue | undefined;
  after: RuleValue | undefined;
}

function isSame({ before, after }: Pair): boolean {
  return before !== undefined && after !== undefined && isSameInSets(before, after);
}

function keysOf(value: RuleValue, wanted: (pair: Pair) => boolean): RulesSet {
  if (!(value instanceof MapDiff)) throw new EvaluationError(`expected a map_diff, found ${typeName(value)}`);
  const { before, after } = value;
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return setOf(keys.filter((key) => wanted({ before: before.get(key), after: after.get(key) })));
}
