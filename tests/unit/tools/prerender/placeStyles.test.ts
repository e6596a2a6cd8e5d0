import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIRST_RESPONSE_BYTES, linkStyles, placeStyles } from '#tools/prerender/placeStyles.ts';

const page = (body: string) => (head: string, end: string) =>
  `<head>${head}</head><body>${body}${end}</body>`;

/** Text that compresses to about this many bytes. */
const incompressible = (bytes: number) => randomBytes(bytes).toString('base64');

const rule = (name: string, bytes: number) => `.${name}{--a:"${incompressible(bytes)}"}`;
const body = `<main><div class="a"><p></p></div>${['b', 'c', 'd']
  .map((name) => `<section class="${name}"><img></section>`)
  .join('')}</main><footer class="e"></footer>`;
const font = '@font-face{font-family:Text}';

test('a page that fits the first response carries all of its styles and says which files they were', () => {
  const sheets = [
    { href: '/assets/site.css', css: '.a{top:0}' },
    { href: '/assets/page.css', css: '.z{top:0}' },
  ];
  expect(placeStyles('/sobre', sheets, '', body, page(body))).toEqual({
    head: '<style data-layer="/sobre" data-sheets="site page">.a{top:0}.z{top:0}</style>',
    end: '',
    files: [],
  });
});

test('a larger page carries as many parts as fit, and links the rest at its end', () => {
  const third = FIRST_RESPONSE_BYTES / 3;
  const css = font + ['a', 'b', 'c', 'd', 'e'].map((name) => rule(name, third * 0.9)).join('');
  const { head, end, files } = placeStyles(
    '/sobre',
    [{ href: '/assets/site.css', css }],
    '',
    body,
    page(body),
  );
  expect(head.startsWith('<style data-layer="/sobre">@font-face')).toBe(true);
  expect(['.a{', '.b{', '.c{', '.d{', '.e{'].filter((start) => head.includes(start))).toEqual([
    '.a{',
    '.b{',
    '.c{',
  ]);
  expect(files[0]?.css).not.toContain(font);
  expect(['.a{', '.b{', '.c{', '.d{', '.e{'].filter((start) => files[0]?.css.includes(start))).toEqual([
    '.d{',
    '.e{',
  ]);
  expect(files).toHaveLength(1);
  expect(files[0]?.href).toMatch(/^\/assets\/late-[\w-]{8}\.css$/);
  const link = `<link rel="stylesheet" href="${files[0]?.href}">`;
  // A script takes it out of the template after the first paint; without scripts it counts at once.
  expect(end).toBe(`<template data-sheets="site">${link}</template><noscript>${link}</noscript>`);
});

test('the first two parts of a page count as the first view, however large they are', () => {
  const css = ['a', 'b', 'c'].map((name) => rule(name, FIRST_RESPONSE_BYTES)).join('');
  const { head } = placeStyles('/sobre', [{ href: '/assets/site.css', css }], '', body, page(body));
  expect(['.a{', '.b{', '.c{'].filter((start) => head.includes(start))).toEqual(['.a{', '.b{']);
});

test('a long text counts as the first view within one part; what follows it is a list item or a part of a form', () => {
  const css = ['a', 'b', 'c'].map((name) => rule(name, FIRST_RESPONSE_BYTES)).join('');
  const long = `<main><p class="a">${'Palavra. '.repeat(110)}</p><ul><li class="b"></li><li class="c"></li></ul></main>`;
  const { head } = placeStyles('/sobre', [{ href: '/assets/site.css', css }], '', long, page(long));
  expect(['.a{', '.b{', '.c{'].filter((start) => head.includes(start))).toEqual(['.a{']);
});

test('where no style may stand in the HTML, files are linked in order, the part of the layer first and as a file', () => {
  const sheets = [
    { href: '/assets/site.css', css: '' },
    { href: '/assets/page.css', css: '' },
  ];
  const { head, files } = linkStyles('/sobre', sheets, '.stack{gap:0}');
  expect(files.map(({ css }) => css)).toEqual(['.stack{gap:0}']);
  expect(head).toBe(
    `<link rel="stylesheet" href="${files[0]?.href}" data-layer="/sobre">` +
      '<link rel="stylesheet" href="/assets/site.css"><link rel="stylesheet" href="/assets/page.css">',
  );
  expect(linkStyles('/sobre', sheets, '.stack{gap:1rem}').files[0]?.href).not.toBe(files[0]?.href);
});
