import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countPlaywright } from '#tools/testing/countPlaywright.ts';
import { countVitest } from '#tools/testing/countVitest.ts';
import { addCounts, judgeRun } from '#tools/testing/TestCount.ts';

describe('a run of Vitest', () => {
  const report = { numPassedTests: 2, numPendingTests: 1, numTodoTests: 0 };
  const name = resolve('tests/a.test.ts');
  const passed = { status: 'passed', fullName: 'passes' };
  const sound = { name, status: 'passed', assertionResults: [passed, passed] };
  const failed = {
    name,
    status: 'failed',
    assertionResults: [passed, { status: 'failed', fullName: 'a b' }],
  };

  test('is counted by test, and names those that failed', () => {
    expect(countVitest({ ...report, testResults: [sound, failed] })).toEqual({
      passed: 2,
      failures: ['tests/a.test.ts: a b'],
      skipped: 1,
    });
  });

  test('counts a file that broke before its first test as a failure', () => {
    const broken = { name, status: 'failed', assertionResults: [] };
    expect(countVitest({ ...report, testResults: [sound, broken] }).failures).toEqual([
      'tests/a.test.ts: broke outside its tests',
    ]);
  });
});

test('a run of Playwright counts unsteady tests and errors outside any test as failures', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const inner = { specs: [spec('fails', 'unexpected'), spec('holds', 'expected')] };
  const suites = [{ specs: [spec('wavers', 'flaky')], suites: [inner] }];
  expect(
    countPlaywright({
      stats: { expected: 5, skipped: 2 },
      suites,
      errors: [{ message: 'No server\n at x' }],
    }),
  ).toEqual({
    passed: 5,
    failures: ['a.spec.ts: wavers (unsteady)', 'a.spec.ts: fails', 'No server'],
    skipped: 2,
  });
});

describe('a runner', () => {
  const nothing = { passed: 0, failures: [], skipped: 0 };

  test('that crashed after its tests is a failure', () => {
    expect(judgeRun({ ...nothing, passed: 4 }, 1).failures).toHaveLength(1);
  });

  test('that found no test is a failure', () => {
    expect(judgeRun(nothing, 0).failures).toHaveLength(1);
  });

  test('with failed tests is not counted twice', () => {
    expect(judgeRun({ ...nothing, failures: ['a', 'b'] }, 1).failures).toEqual(['a', 'b']);
  });

  test('with passed tests only is left as it is', () => {
    expect(judgeRun({ ...nothing, passed: 3 }, 0)).toEqual({ passed: 3, failures: [], skipped: 0 });
  });
});

test('groups add up', () => {
  const one = { passed: 1, failures: ['a'], skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failures: ['a', 'a'], skipped: 6 });
});
