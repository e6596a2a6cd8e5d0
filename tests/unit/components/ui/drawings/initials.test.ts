import { expect, test } from 'vitest';
import { initials } from '#src/components/ui/drawings/initials.ts';

test.each([
  ['Ana Souza', 'AS'],
  ['  ana   maria de souza ', 'AS'],
  ['Jurema', 'J'],
  ['élia óbidos', 'ÉÓ'],
  ['', '?'],
  ['   ', '?'],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a letter beyond the first plane of Unicode stays whole', () => {
  expect(initials('𝒜lice')).toBe('𝒜');
});
