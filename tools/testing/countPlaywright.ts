import type { TestCount } from './TestCount.ts';

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Counts a report of Playwright's JSON reporter; errors outside any test are failures, and so is an unsteady test. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
