import { expect, test } from 'vitest';
import { editDistance } from '#src/domain/editDistance.ts';

test.each([
  ['contato', 'contato', 0],
  ['contaot', 'contato', 1],
  ['conato', 'contato', 1],
  ['contatos', 'contato', 1],
  ['contado', 'contato', 1],
  ['', 'abc', 3],
  ['gmial.con', 'gmail.com', 2],
])('%s and %s are %i steps apart', (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps);
});
