import { expect, test } from 'vitest';
import { missingPrograms } from '../src/missingPrograms.ts';

test('if the Brazilian locale, which Orca needs to speak, is missing, the package that contains it is listed', () => {
  expect(missingPrograms('firefox', ['C', 'C.utf8', 'en_US.utf8'])).toContain('locales-all');
  expect(missingPrograms('firefox', ['C', 'pt_BR.utf8'])).not.toContain('locales-all');
});
