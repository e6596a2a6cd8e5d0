import { expect, test } from 'vitest';
import { detailPath, slugOf } from '#src/domain/text/slug.ts';

test('a title becomes a slug: lower case, with each run of whitespace as one hyphen', () => {
  expect(slugOf('Design  Thinking\nNa Prática')).toBe('design-thinking-na-prática');
});

test('a detail screen has its slug at the end of its address', () => {
  expect(detailPath('/projetos/:slug', 'Pão da Terra')).toBe('/projetos/pão-da-terra');
});
