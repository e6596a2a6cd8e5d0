import { expect, test } from 'vitest';
import { openingStyles as stylesOf, withRootValues } from '#tools/prerender/openingStyles.ts';

const openingStyles = (css: string, body: string) => stylesOf(css, body, 1500);

const page = (main: string) =>
  `<header class="top"></header><main>${main}</main><footer class="end"></footer>`;
const LONG = 'Palavra. '.repeat(170);

test('a page inlines the styles of its header and of its first 1,500 characters', async () => {
  const css = '.top{top:0}.first{top:1px}.second{top:2px}.end{top:3px}.other{top:4px}';
  const body = page(`<section class="first">${LONG}</section><section class="second"></section>`);
  expect(await openingStyles(css, body)).toBe('.top{top:0}.first{top:1px}');
  expect(await openingStyles(css, page('<p class="second">Pouco.</p>'))).toBe(
    '.top{top:0}.second{top:2px}.end{top:3px}',
  );
});

test('rules for user actions, print and forced colours are deferred; keyframes stay unchanged', async () => {
  const css =
    '.top,.top:hover{animation:a 1s}.top:focus-visible{top:1px}@media print{.top{top:2px}}' +
    '@media (forced-colors:active){.top{top:3px}}@keyframes a{0%{top:4px}}';
  expect(await openingStyles(css, page(''))).toBe('.top{animation:a 1s}@keyframes a{0%{top:4px}}');
});

test('rules that apply before any user action are not deferred', async () => {
  const css = '.top:not(:focus){top:0}';
  expect(await openingStyles(css, page(''))).toBe(css);
});

test('a rule with a positional selector such as `>:last-child` is kept', async () => {
  const css = '.list>:last-child p{top:0}';
  expect(await openingStyles(css, page('<div class="list"><div><p></p></div></div>'))).toBe(css);
});

test('rules for attributes of the root are kept, because a script sets such attributes before the first paint', async () => {
  const css = ':root[data-theme=dark] .top{top:0}:root[data-theme=dark]{color-scheme:dark}';
  expect(await openingStyles(css, page(''))).toBe(css);
});

test('a custom property is kept if a rule uses it, directly or through another property', async () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:3px}.top{top:var(--a)}';
  expect(await openingStyles(css, page(''))).toBe(':root{--a:var(--b);--b:1px}.top{top:var(--a)}');
});

test('a nested rule stays with the rule around it', async () => {
  const css = '.top{& .inner{top:0}}';
  expect(await openingStyles(css, page(''))).toContain('& .inner');
});

test('a custom property that is declared only once, and on the root, is replaced by its value', () => {
  const root = (declarations: string) => `@layer tokens{:root{${declarations}}}`;
  const fixed = `${root('--a:1px;--b:2px')}.dark{--b:3px}.top{top:var(--a);left:var(--b)}`;
  expect(withRootValues(fixed)).toContain('.top{top:1px;left:var(--b)}');
  const others = `${root('--c:red;--d:var(--c)')}@property --c{syntax:"<color>"}@media print{:root{--e:1px}}.f{--f:1px}`;
  const used = '.top{color:var(--c);fill:var(--d);top:var(--e);left:var(--f)}';
  expect(withRootValues(others + used)).toContain(used);
});

test('a hidden pseudo-element is deferred, unless a kept rule selects its element by an attribute', async () => {
  const css = '.link:after{content:"";opacity:0}.link:hover:after,.link[aria-current=page]:after{opacity:1}';
  expect(await openingStyles(css, page('<a class="link"></a>'))).toBe('');
  expect(await openingStyles(css, page('<a class="link" aria-current="page"></a>'))).toBe(
    '.link:after{content:"";opacity:0}.link[aria-current=page]:after{opacity:1}',
  );
});
