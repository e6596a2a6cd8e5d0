import { expect, test } from 'vitest';
import { layerClasses, layerPart, writtenClasses } from '#tools/prerender/layerPart.ts';

const layer =
  '@layer tokens{:root{--size-lead:20px;--size-hero:90px;--size-small:1rem}}' +
  '@layer layout{.stack,.stack-4{display:grid}.stack-4{gap:1rem}.lead{font-size:var(--size-lead)}.hero{font-size:var(--size-hero)}' +
  '.balanced>p{text-wrap:balance}@media (width>=64rem){.columns-2{grid-template-columns:1fr 1fr}}}';
const known = layerClasses(layer);

test('the classes of a layer are found in lists, before children, and in media queries', () => {
  expect([...known]).toEqual(['stack', 'stack-4', 'lead', 'hero', 'balanced', 'columns-2']);
});

test('a script writes the classes in strings and templates that hold nothing but names of classes', () => {
  const script = `a({className:"stack-4 lead",b:\`\${s.x} columns-2\`,c:\`h30 stack\`,d:"the hero of it",e:hero})`;
  expect([...writtenClasses(script, known)].sort()).toEqual(['columns-2', 'lead', 'stack', 'stack-4']);
});

test('a page gets the rules of its classes, and the tokens that these and its own styles name', () => {
  expect(layerPart(layer, new Set(['stack-4', 'lead']), '.title{font-size:var(--size-small)}')).toBe(
    '@layer tokens{:root{--size-lead:20px;--size-small:1rem}}' +
      '@layer layout{.stack-4{display:grid}.stack-4{gap:1rem}.lead{font-size:var(--size-lead)}}',
  );
});
