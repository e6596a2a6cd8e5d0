import { expect, test } from 'vitest';
import { missingPrograms } from '../src/missingPrograms.ts';

test('a machine without the Brazilian locale, on which Orca stays silent, is told what brings it', () => {
  expect(missingPrograms('firefox', ['C', 'C.utf8', 'en_US.utf8'])).toContain('locales-all');
  expect(missingPrograms('firefox', ['C', 'pt_BR.utf8'])).not.toContain('locales-all');
});
