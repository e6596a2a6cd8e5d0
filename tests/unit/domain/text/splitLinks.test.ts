import { expect, it } from 'vitest';
import { splitLinks } from '#src/domain/text/splitLinks.ts';

const linksOf = (text: string) =>
  splitLinks(text).flatMap(({ text: part, link }) => (link ? [[part, link.href]] : []));

// biome-ignore format: a row is a line
it.each([
  ['Meu site é https://exemplo.com.br/a?b=1.', [['https://exemplo.com.br/a?b=1', 'https://exemplo.com.br/a?b=1']]],
  ['(veja http://exemplo.com/a_(b))!', [['http://exemplo.com/a_(b)', 'http://exemplo.com/a_(b)']]],
  ['“https://exemplo.com”, e só', [['https://exemplo.com', 'https://exemplo.com/']]],
  ['E-mail:ana@exemplo.com.br.', [['ana@exemplo.com.br', 'mailto:ana@exemplo.com.br']]],
  ['Ligue (11) 98888-7777, de tarde', [['(11) 98888-7777', 'tel:+5511988887777']]],
  ['Tel:+55 11 3333 4444 (2026)', [['+55 11 3333 4444', 'tel:+551133334444']]],
  ['WhatsApp 011988887777', [['011988887777', 'tel:+5511988887777']]],
  ['+351 912 345 678 ou 11 3333-4444', [['+351 912 345 678', 'tel:+351912345678'], ['11 3333-4444', 'tel:+551133334444']]],
])('the links in %s are found', (text, links) => expect(linksOf(text)).toEqual(links));

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT://exemplo.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'hxxps://exemplo.com, xhttps://exemplo.com, ttp://exemplo.com',
  'https://exemplo.com@outro.example/',
  'https://аррlе.com',
  'https://[::1]/ e http://localhost/',
  'https://',
  'Referência 123-456-789, dia 12/03/2026, CPF 123.456.789-01, CNPJ 12.345.678/0001-90',
  'Temos 2026 1234 fotos, R$ 1.234.567,89 e o código 4111111111111111',
  'a@b, @fulana, ana@',
])('nothing in %s becomes a link', (text) => expect(linksOf(text)).toEqual([]));

it('a link ends before characters that reverse or hide text', () =>
  expect(linksOf('https://exemplo.com/\u202emoc.live')).toEqual([
    ['https://exemplo.com/', 'https://exemplo.com/'],
  ]));

it('an address followed by a query opens a mail without additions', () =>
  expect(linksOf('ana@exemplo.com?bcc=todos@exemplo.com')[0]).toEqual([
    'ana@exemplo.com',
    'mailto:ana@exemplo.com',
  ]));

it('every letter of the text is kept, and the time is linear', () => {
  const text = `${'a'.repeat(20_000)} (11) 98888-7777, ${'1 '.repeat(10_000)}https://exemplo.com/${'('.repeat(5000)}`;
  expect(
    splitLinks(text)
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(text);
});
