import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import told from '#content/facts.json' with { type: 'json' };
import figures from '#content/figures.json' with { type: 'json' };
import { contentFolder, readContent } from '#tools/content/readContent.ts';

const texts = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .map((file) => readFileSync(`${contentFolder}${file}`, 'utf8'));

test.each(Object.keys(told.facts))('the fact %s is defined once, and at least two items quote it', (name) => {
  const quoting = texts.filter((text) => text.includes(`{${name}}`));
  expect(quoting.length).toBeGreaterThanOrEqual(2);
});

const { help, time, unaided } = figures;

test.each([help, time, unaided])('the page of $caso says how $valor was measured', ({ valor, caso }) => {
  const screen = readContent().screens.find(({ item }) => {
    const { title, titulo = title } = item as { title?: string; titulo?: string };
    return titulo === caso;
  });
  const text = JSON.stringify(screen?.item);
  // The value 2x means twice as many: eight instead of four.
  expect(text).toMatch(valor === '2x' ? /8 de 9.*no antigo tinham sido 4/ : new RegExp(valor));
  expect(text).toMatch(/"metodo":"[^"]+","data":"[^"]+"/);
});
