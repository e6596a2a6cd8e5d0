import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { carryStyles, linkStyles } from '#tools/prerender/pageStyles.ts';

const font = '@font-face{font-family:Text}';
const sheets = [
  { href: '/assets/site-1.css', css: `${font}.a{top:0}` },
  { href: '/assets/page-2.css', css: '.b{top:0}.b:hover{top:1px}' },
];

test('a page carries the styles of its opening, and a template links all of them', async () => {
  const { head, end, file } = await carryStyles(sheets, '<main><p class="a"></p></main>', String);
  expect(head).toBe(`<style>${font}.a{top:0}</style>`);
  expect(file?.href).toMatch(/^\/assets\/styles-[0-9a-f]{8}\.css$/);
  expect(file?.css.replaceAll('\n', '')).toBe('.a{top:0}.b{top:0}.b:hover{top:1px}');
  const link = `<link rel="stylesheet" href="${file?.href}">`;
  // A script takes it out of the template after the first paint; without scripts it counts at once.
  expect(end).toBe(`<template data-sheets="site-1 page-2">${link}</template><noscript>${link}</noscript>`);
});

test('a page that its first response cannot hold carries the styles of a shorter opening', async () => {
  const text = 'Palavra. '.repeat(60);
  const body = `<main><p class="a">${text}</p><p class="b">${text}</p></main>`;
  const large = (head: string) => (head.includes('.b{') ? randomBytes(20_000).toString('hex') : head);
  expect((await carryStyles(sheets, body, String)).head).toContain('.b{');
  expect((await carryStyles(sheets, body, large)).head).not.toContain('.b{');
});

test('where no style may stand in the HTML, the files of the build are linked in their order', () => {
  expect(linkStyles(sheets)).toEqual({
    head: '<link rel="stylesheet" href="/assets/site-1.css"><link rel="stylesheet" href="/assets/page-2.css">',
    end: '',
  });
});
