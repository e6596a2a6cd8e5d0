import stylelint from 'stylelint';
import { expect, test } from 'vitest';

/** The names of the rules that a declaration, or a whole rule, in a module of a page breaks. */
async function broken(code: string): Promise<string[]> {
  const css = code.includes('{') ? code : `.a { ${code} }`;
  const { results } = await stylelint.lint({ code: css, codeFilename: 'src/pages/home/Planted.module.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

test.each([
  ['font-size: 1.5rem', 'declaration-property-value-disallowed-list'],
  ['font-size: clamp(1rem, 2vw, 3rem)', 'declaration-property-value-disallowed-list'],
  ['font-size: 15cqi', 'declaration-property-value-disallowed-list'],
  ['line-height: 1.2', 'declaration-property-value-disallowed-list'],
  ['transition: opacity 200ms', 'declaration-property-value-disallowed-list'],
  ['animation-duration: 1.6s', 'declaration-property-value-disallowed-list'],
  ['color: #fff', 'color-no-hex'],
  ['color: white', 'color-named'],
  ['color: rgb(0 0 0 / 20%)', 'function-disallowed-list'],
  ['@media (min-width: 64rem) { .a { gap: 0 } }', 'media-feature-name-disallowed-list'],
  ['@media (width >= 64rem) { .a { gap: 0 } }', 'media-feature-name-disallowed-list'],
  ['@layer components { .a { gap: 0 } }', 'at-rule-disallowed-list'],
  ['display: grid; gap: var(--space-4)', 'alinhavo/grid-from-layer'],
])('%s is refused', async (code, rule) => {
  expect(await broken(code)).toEqual([rule]);
});

test.each([
  'font-size: var(--size-lead)',
  'font-size: calc(9.4 * var(--size-fit))',
  'line-height: var(--leading-title)',
  'transition: opacity var(--duration-short) var(--easing)',
  'color: var(--text)',
  'border-color: CanvasText',
  'composes: stack-4 from global; gap: 0 var(--space-3)',
  '@media (--from-l) { .a { gap: 0 } }',
  '@container (min-width: 40rem) { .a { gap: 0 } }',
])('%s is accepted', async (code) => {
  expect(await broken(code)).toEqual([]);
});
