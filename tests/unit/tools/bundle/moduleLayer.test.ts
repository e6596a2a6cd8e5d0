import postcss from 'postcss';
import { expect, test } from 'vitest';
import { moduleLayer } from '#tools/bundle/moduleLayer.ts';

const processed = async (css: string, from: string) =>
  (await postcss([moduleLayer]).process(css, { from })).css;

test('the rules of a module are in the components layer, including those in media queries', async () => {
  const css = '.a{gap:0}@media print{.a{gap:1px}}';
  expect(await processed(css, '/site/src/A.module.css')).toBe(`@layer components{${css}}`);
});

test('other stylesheets declare their layer themselves', async () => {
  const css = '@layer base{p{margin:0}}';
  expect(await processed(css, '/site/src/styles/base.css')).toBe(css);
});
