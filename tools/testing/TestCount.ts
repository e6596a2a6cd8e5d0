/** What a group of tests came to: how many passed and were left out, and one line for each failure. */
export type TestCount = { passed: number; failures: string[]; skipped: number };

/** All counts as one. */
export function addCounts(counts: TestCount[]): TestCount {
  const sum = (key: 'passed' | 'skipped') => counts.reduce((total, count) => total + count[key], 0);
  return {
    passed: sum('passed'),
    failures: counts.flatMap(({ failures }) => failures),
    skipped: sum('skipped'),
  };
}

/**
 * The count of a runner that ended with `exitCode`: a runner that failed without a failed test, or found no test at
 * all, has one failure.
 */
export function judgeRun(count: TestCount, exitCode: number): TestCount {
  if (count.failures.length > 0) return count;
  if (exitCode !== 0)
    return { ...count, failures: [`The runner ended with code ${exitCode} and no failed test`] };
  if (count.passed + count.skipped === 0) return { ...count, failures: ['The runner found no test'] };
  return count;
}
