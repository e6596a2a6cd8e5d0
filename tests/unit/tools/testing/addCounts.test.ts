import { expect, test } from 'vitest';
import { addCounts } from '#tools/testing/TestCount.ts';

test('an index is unused when no query of any run used it; runs without a database have no say', () => {
  const counts = [
    { passed: 2, failures: [] },
    { passed: 1, failures: ['a'], unusedIndexes: ['messages', 'bookings'] },
    { passed: 1, failures: [], unusedIndexes: ['bookings', 'audit'] },
  ];
  expect(addCounts(counts)).toEqual({ passed: 4, skipped: 0, failures: ['a'], unusedIndexes: ['bookings'] });
  expect(addCounts(counts.slice(0, 1)).unusedIndexes).toEqual([]);
});
