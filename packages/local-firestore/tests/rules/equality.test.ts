import { describe, expect, it } from 'vitest';
import { toRuleValue } from '../../src/firestore/access/toRuleValue.ts';
import { outcomeOf } from './outcomeOf.ts';

describe('numbers of both kinds', () => {
  it.each([
    '2 == 2.0 && resource.data.whole == resource.data.decimal',
    '2 in [2] && 2.0 in [2.0] && !(2 in [2.0]) && !(2.0 in [2])',
    '!(resource.data.whole in [2.0]) && !(resource.data.decimal in [2])',
    '!(resource.data.whole in resource.data.decimals) && !(resource.data.decimal in resource.data.wholes)',
    '[2] != [2.0] && [[2]] != [[2.0]] && resource.data.wholes != resource.data.decimals',
    "{'a': 2} != {'a': 2.0} && {'a': {'b': 2}} != {'a': {'b': 2.0}}",
    '![1].hasAny([1.0]) && ![1].hasAll([1.0]) && ![1].hasOnly([1.0]) && [1].hasAny([2, 1.0, 1])',
    '[1, 2].removeAll([1.0]) == [1, 2] && !resource.data.wholes.hasAny(resource.data.decimals)',
    '[2].toSet() == [2.0].toSet() && [[2]].toSet() == [[2.0]].toSet() && [2, 2.0].toSet().size() == 1',
    '2 in [2.0].toSet() && [2].toSet().hasAny([2.0]) && [2].toSet().hasOnly([2.0].toSet())',
    '[2].toSet().union([2.0].toSet()).size() == 1 && [2].toSet().intersection([2.0].toSet()).size() == 1',
    '[[1].toSet()] == [[1.0].toSet()] && [1].toSet() in [[1.0].toSet()]',
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
    "{'a': [1]}.diff({'a': [1.0]}).unchangedKeys().size() == 1",
    '9007199254740993 == 9007199254740992.0',
    '[9007199254740993].toSet() != [9007199254740992.0].toSet()',
    "{'a': 9007199254740993}.diff({'a': 9007199254740992.0}).changedKeys().size() == 1",
    'request.auth.uid in [request.auth.uid] && !(1 in [true])',
  ])('are equal in comparisons and in sets, but not in lists and maps: %s', (condition) => {
    expect(outcomeOf(condition)).toBe(true);
  });
});

describe('zero and NaN', () => {
  it.each([
    '0.0 == -0.0 && 0.0 in [-0.0] && [0.0].toSet() == [-0.0].toSet()',
    "[0.0] != [-0.0] && {'a': 0.0} != {'a': -0.0} && ![[0.0]].hasAny([[-0.0]])",
    '0.0 / 0.0 != 0.0 / 0.0 && !(0.0 / 0.0 in [0.0 / 0.0]) && [0.0 / 0.0] != [0.0 / 0.0]',
    '0.0 / 0.0 in [0.0 / 0.0].toSet() && [0.0 / 0.0, 0.0 / 0.0].toSet().size() == 1',
    "{'a': 0.0 / 0.0}.diff({'a': 0.0 / 0.0}).affectedKeys().size() == 0",
  ])('are equal or not depending on the place: %s', (condition) => {
    expect(outcomeOf(condition)).toBe(true);
  });

  it('have no sign: rules see a stored -0.0 as 0.0', () => {
    expect(Object.is(toRuleValue({ doubleValue: '-0' }), 0)).toBe(true);
  });
});

describe('lists and sets', () => {
  it.each([
    ...['hasAny', 'hasAll', 'hasOnly', 'removeAll', 'concat'].map(
      (name) => `[1].${name}([1].toSet()) != null`,
    ),
    ...['hasAny', 'hasAll', 'hasOnly', 'removeAll', 'concat'].map((name) => `[].${name}(1) != null`),
    ...['intersection', 'difference', 'union'].map((name) => `[].toSet().${name}(1) != null`),
    ...['intersection', 'difference', 'union'].map((name) => `[].toSet().${name}([]) != null`),
  ])('do not accept each other as arguments, even if they are empty: %s', (condition) => {
    expect(outcomeOf(condition)).toBe('error');
  });
});

it.each(['{}.diff({}) == {}.diff({})', '{}.diff({}) in [{}.diff({})]'])(
  'a difference of maps equals nothing, not even itself: %s',
  (condition) => {
    expect(outcomeOf(condition)).toBe(false);
  },
);
