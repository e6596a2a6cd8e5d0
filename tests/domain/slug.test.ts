import { expect, test } from 'vitest';
import { detailPath, findBySlug, slugOf } from '#src/domain/slug.ts';

test('a title becomes its address: lower case, each run of whitespace one hyphen', () => {
  expect(slugOf('Design  Thinking\nNa Prática')).toBe('design-thinking-na-prática');
});

test('a detail screen has its slug at the end of its address', () => {
  expect(detailPath('/projetos/:slug', 'Pão da Terra')).toBe('/projetos/pão-da-terra');
});

const titles = ['Ponto Certo', 'Pão da Terra'];
const find = (slug: string | undefined) => findBySlug(titles, slug, (title) => title);

test('an address finds its title in capitals and with accents typed as two characters', () => {
  expect(find('pão-da-terra')).toBe('Pão da Terra');
  expect(find('PONTO-certo')).toBe('Ponto Certo');
  expect(find('pa\u0303o-da-terra')).toBe('Pão da Terra');
});

test('a slug of nothing finds nothing', () => {
  expect(find('ponto')).toBeUndefined();
  expect(find(undefined)).toBeUndefined();
});
