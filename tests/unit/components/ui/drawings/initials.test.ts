import { expect, test } from 'vitest';
import { initials } from '#src/components/ui/drawings/initials.ts';

test.each([
  ['Ana Souza', 'AS'],
  ['  ana   maria de souza ', 'AS'],
  ['Jurema', 'J'],
  ['élia óbidos', 'ÉÓ'],
  ['', '?'],
  ['   ', '?'],
  // A letter outside Unicode's Basic Multilingual Plane is not split.
  ['𝒜lice', '𝒜'],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
