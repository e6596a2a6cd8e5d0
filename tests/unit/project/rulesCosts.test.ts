import { readFileSync } from 'node:fs';
import { highestCosts, loadRules } from 'local-firestore';
import { expect, test } from 'vitest';

test('no operation evaluates more than 300 of the 1,000 expressions that Google allows', () => {
  const operations = ['firestore.rules', 'storage.rules'].flatMap((file) =>
    highestCosts(loadRules(readFileSync(file, 'utf8'))),
  );
  expect(operations.length).toBeGreaterThan(20);
  expect(operations.filter(({ cost }) => cost > 300)).toEqual([]);
});
