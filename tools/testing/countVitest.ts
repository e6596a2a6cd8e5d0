import { relative } from 'node:path';
import type { TestCount } from './TestCount.ts';

type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    /** Path of the test file. */
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Counts a report of Vitest's JSON reporter; a test file that failed before its first test is one failure. */
export function countVitest({
  testResults,
  numPassedTests,
  numPendingTests,
  numTodoTests,
}: VitestReport): TestCount {
  return {
    passed: numPassedTests,
    failures: testResults.flatMap((file) => {
      const path = relative('.', file.name);
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (file.status === 'failed' && failed.length === 0) return [`${path}: broke outside its tests`];
      return failed.map(({ fullName }) => `${path}: ${fullName.trim()}`);
    }),
    skipped: numPendingTests + numTodoTests,
  };
}
