import { expect, test } from 'vitest';
import { missingPrograms } from '../src/missingPrograms.ts';

test('the package of the Brazilian locale is listed if the locale is missing, because Orca needs it to speak', () => {
  expect(missingPrograms('firefox', ['C', 'C.utf8', 'en_US.utf8'])).toContain('locales-all');
  expect(missingPrograms('firefox', ['C', 'pt_BR.utf8'])).not.toContain('locales-all');
});
