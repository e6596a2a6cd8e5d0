import { describe, expect, test } from 'vitest';
import { countPlaywright } from '#tools/testing/countPlaywright.ts';
import { countVitest } from '#tools/testing/countVitest.ts';
import { addCounts, judgeRun } from '#tools/testing/TestCount.ts';

describe('a run of Vitest', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 };
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };

  test('is counted by test', () => {
    expect(countVitest({ ...report, testResults: [passed, failed] })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
    });
  });

  test('counts a file that broke before its first test as a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countVitest({ ...report, testResults: [passed, failed, broken] }).failed).toBe(2);
  });
});

test('a run of Playwright counts unsteady tests and errors outside any test as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

describe('a runner', () => {
  const nothing = { passed: 0, failed: 0, skipped: 0 };

  test('that crashed after its tests is a failure', () => {
    expect(judgeRun({ ...nothing, passed: 4 }, 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
  });

  test('that found no test is a failure', () => {
    expect(judgeRun(nothing, 0).failed).toBe(1);
  });

  test('with failed tests is not counted twice', () => {
    expect(judgeRun({ ...nothing, failed: 3 }, 1).failed).toBe(3);
  });

  test('with passed tests only is left as it is', () => {
    expect(judgeRun({ ...nothing, passed: 3 }, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });
});

test('groups add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
