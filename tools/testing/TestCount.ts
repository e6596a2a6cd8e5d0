import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** The numbers of passed and skipped tests, and a line for each failed one. */
export type TestCount = {
  passed: number;
  skipped?: number;
  failures: string[];
  /** The database indexes that no query used, as JSON; undefined without a database. */
  unusedIndexes?: string[] | undefined;
};

/** Counts a report of Vitest's JSON reporter. A test file that fails outside its tests counts as one failure. */
export function countVitest({ numPassedTests, numPendingTests, testResults }: JsonTestResults): TestCount {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const titles = failed.map(({ fullName }) => fullName.trim());
    if (status === 'failed' && failed.length === 0) titles.push('broke outside its tests');
    return titles.map((title) => `${relative('.', name)}: ${title}`);
  });
  return { passed: numPassedTests, skipped: numPendingTests, failures };
}

/** Counts a report of Playwright's JSON reporter. Errors outside tests count as failures too. */
export function countPlaywright({ stats, suites, errors }: JSONReport): TestCount {
  const failedIn = ({ specs, suites = [] }: JSONReportSuite): string[] => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failedIn),
  ];
  const outside = errors.map(({ message }) => message?.split('\n')[0] ?? 'An error outside the tests');
  const failures = [...suites.flatMap(failedIn), ...outside];
  return { passed: stats.expected, skipped: stats.skipped, failures };
}

/** Adds counts up. An index is unused if no list with a database used it. */
export function addCounts(counts: TestCount[]) {
  const asked = counts.flatMap(({ unusedIndexes }) => (unusedIndexes ? [unusedIndexes] : []));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    skipped: counts.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
    failures: counts.flatMap(({ failures }) => failures),
    unusedIndexes: (asked[0] ?? []).filter((index) => asked.every((unused) => unused.includes(index))),
  };
}
