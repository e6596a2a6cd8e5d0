import { expect, test } from 'vitest';
import { detailPath, slugOf } from '#src/domain/text/slug.ts';

test('a title becomes a slug: lower case, with each run of whitespace as one hyphen', () => {
  expect(slugOf('Design  Thinking\nNa Prática')).toBe('design-thinking-na-prática');
});

test('the address of a detail screen ends with its slug', () => {
  expect(detailPath('/projetos/:slug', 'Pão da Terra')).toBe('/projetos/pão-da-terra');
});
