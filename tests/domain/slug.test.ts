import { expect, test } from 'vitest';
import { slugOf } from '#src/domain/slug.ts';

test('a title becomes its address: lower case, each run of whitespace one hyphen', () => {
  expect(slugOf('Design  Thinking\nNa Prática')).toBe('design-thinking-na-prática');
});
