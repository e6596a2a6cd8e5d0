/** What a group of tests came to. A runner that crashed counts as a failure, never as nothing. */
export type TestCount = { passed: number; failed: number; skipped: number };

/** The sum of several counts. */
export function addCounts(counts: TestCount[]): TestCount {
  const sum = (key: keyof TestCount) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * The count of a runner that ended with `exitCode`: a runner that failed without a failed test, or found no test at
 * all, has one failure.
 */
export function judgeRun(count: TestCount, exitCode: number): TestCount {
  const silent = count.failed === 0 && (exitCode !== 0 || count.passed + count.skipped === 0);
  return silent ? { ...count, failed: 1 } : count;
}
