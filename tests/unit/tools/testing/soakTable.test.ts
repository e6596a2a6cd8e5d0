import { expect, test } from 'vitest';
import { soakTable } from '#tools/testing/soakTable.ts';

test('each test has a line with its outcome, its seconds and its file', () => {
  const testResults = [
    {
      name: '/site/tests/soak/simultaneous.test.ts',
      assertionResults: [
        { fullName: ' 50 visitors ask for one slot', status: 'passed', duration: 12_340 },
        { fullName: '200 messages at once', status: 'failed', duration: null },
      ],
    },
    { name: '/site/tests/soak/fuzz.test.ts', assertionResults: [] },
  ];
  expect(soakTable({ testResults })).toEqual([
    'holds      12.3 s  simultaneous  50 visitors ask for one slot',
    'failed      0.0 s  simultaneous  200 messages at once',
  ]);
});
