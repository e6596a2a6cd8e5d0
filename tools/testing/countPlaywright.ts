import type { TestCount } from './TestCount.ts';

type Suite = {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

type PlaywrightReport = {
  stats: { expected: number; skipped: number };
  suites: Suite[];
  errors: { message?: string }[];
};

/** Counts a report of Playwright's JSON reporter; errors outside any test are failures, and so is an unsteady test. */
export function countPlaywright({ stats, suites, errors }: PlaywrightReport): TestCount {
  const failedTests = suites.flatMap(failedSpecs);
  const otherErrors = errors.map(({ message }) => message?.split('\n')[0] ?? 'An error outside the tests');
  return { passed: stats.expected, failures: [...failedTests, ...otherErrors], skipped: stats.skipped };
}

function failedSpecs({ specs, suites = [] }: Suite): string[] {
  const failed = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => `${file}: ${title}${status === 'flaky' ? ' (unsteady)' : ''}`),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}
