import { expect, test } from 'vitest';
import { abntReference, bibtexEntry } from '#src/pages/publication/citation.ts';
import { readingMinutes } from '#tools/content/derive/publications.ts';

const work = {
  titulo: 'Ver para decidir',
  autores: ['Helena Prado', 'Ana Maria Sá'],
  data: '2022-05-18',
} as const;
const published = {
  url: 'https://estudio.example/artigo',
  publisher: { name: 'Alinhavo', city: 'São Paulo' },
};

const textOf = ({ authors, title, rest }: ReturnType<typeof abntReference>) => authors + title + rest;

test('an ABNT reference has authors, title, place, publisher, year, address and the day of access', () => {
  expect(textOf(abntReference(work, published, new Date(2026, 4, 3)))).toBe(
    'PRADO, Helena; SÁ, Ana Maria. Ver para decidir. São Paulo: Alinhavo, 2022. Disponível em: https://estudio.example/artigo. Acesso em: 3 maio 2026.',
  );
});

test('a reference without a day of access mentions none', () => {
  expect(textOf(abntReference(work, published))).toMatch(/artigo\.$/);
});

test('a BibTeX entry has a plain key and keeps accents and capitals of the title', () => {
  expect(bibtexEntry({ ...work, titulo: 'É preciso VER', autores: ['João Sá'] }, published)).toBe(
    [
      '@misc{sa2022e,',
      '  author = {Sá, João},',
      '  title = {{É preciso VER}},',
      '  year = {2022},',
      '  month = {5},',
      '  howpublished = {Alinhavo},',
      '  address = {São Paulo},',
      '  url = {https://estudio.example/artigo},',
      '  language = {portuguese}',
      '}',
    ].join('\n'),
  );
});

test('the reading time is one minute for every 200 words, rounded up, and at least one minute', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'ponto').join(' ');
  expect([[], [words(200)], [words(200), words(1)], [words(650)]].map(readingMinutes)).toEqual([1, 1, 2, 4]);
});
