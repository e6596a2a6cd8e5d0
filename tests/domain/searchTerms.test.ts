import { expect, test } from 'vitest';
import { matchesSearch, searchKey, searchTerms } from '#src/domain/searchTerms.ts';

const search = searchTerms({ nome: "João D'Ávila Conceição", email: 'Joao.Avila@Exemplo.com.br' });
const finds = (typed: string) => search.includes(searchKey(typed)) && matchesSearch(search, typed);

test.each([
  'joão',
  'JOAO',
  'j',
  'avil',
  'conceicao joão',
  'exemplo',
  'joao.avila@',
  'joao.avila@exemplo.com.br',
  '  joao  ',
])('somebody is found by "%s"', (typed) => expect(finds(typed)).toBe(true));

test.each(['oao', 'maria', 'joão maria', 'avila@exemplo.com.br', 'joao@'])(
  'somebody is not found by "%s"',
  (typed) => expect(finds(typed)).toBe(false),
);

test('there is nothing to search for in what has no letter or digit', () => {
  expect(searchKey(' .,- ')).toBe('');
});

test('the longest name and e-mail leave few enough terms for an index', () => {
  const nome = Array.from({ length: 50 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(' ');
  const terms = searchTerms({ nome: `${nome}x`, email: `${'e'.repeat(88)}@exemplo.com` });
  expect(terms.length).toBeLessThanOrEqual(400);
  expect(new Set(terms).size).toBe(terms.length);
});
