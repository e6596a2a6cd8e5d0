import { relative } from 'node:path';

/** How many tests passed, how many were skipped, and a line for each failure. */
export type TestCount = {
  passed: number;
  skipped?: number;
  failures: string[];
  /** The indexes that no query used, as JSON; absent where no database was asked. */
  unusedIndexes?: string[] | undefined;
};

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type Suite = { specs: { title: string; file: string; ok: boolean }[]; suites?: Suite[] };
type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
};

/** Counts a report of Vitest's JSON reporter; a test file that broke outside its tests is one failure. */
export function countVitest({ numPassedTests, numPendingTests, testResults }: VitestReport): TestCount {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const titles = failed.map(({ fullName }) => fullName.trim());
    if (status === 'failed' && failed.length === 0) titles.push('broke outside its tests');
    return titles.map((title) => `${relative('.', name)}: ${title}`);
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

/** Counts a report of Playwright's JSON reporter; errors outside any test are failures too. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): TestCount {
  const failedIn = (suite: Suite): string[] => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(failedIn),
  ];
  const outside = errors.map(({ message }) => message?.split('\n')[0] ?? 'An error outside the tests');
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failedIn), ...outside],
  };
}

/** The sum of several counts; an index is unused when all that asked a database say so. */
export function addCounts(counts: TestCount[]) {
  const asked = counts.flatMap(({ unusedIndexes }) => (unusedIndexes ? [unusedIndexes] : []));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    skipped: counts.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unusedIndexes: (asked[0] ?? []).filter((index) => asked.every((unused) => unused.includes(index))),
  };
}
