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

const ROOT_RULES = ':root[data-theme=dark] .top{top:0}:root[data-theme=dark]{color-scheme:dark}';
const LINK = '.link:after{content:"";opacity:0}';
const LINES = `${LINK}.link:hover:after,.link[aria-current=page]:after{opacity:1}`;

test.each([
  [
    'rules for user actions, print and forced colours are deferred; keyframes stay unchanged',
    '.top,.top:hover{animation:a 1s}.top:focus-visible{top:1px}@media print{.top{top:2px}}@media (forced-colors:active){.top{top:3px}}@keyframes a{0%{top:4px}}',
    '.top{animation:a 1s}@keyframes a{0%{top:4px}}',
  ],
  ['rules that apply before any user action are kept', '.top:not(:focus){top:0}', '.top:not(:focus){top:0}'],
  [
    'a rule with a positional selector such as `>:last-child` is kept',
    '.list>:last-child p{top:0}',
    '.list>:last-child p{top:0}',
    '<div class="list"><div><p></p></div></div>',
  ],
  [
    'rules for attributes of the root, which a script sets before the first paint, are kept',
    ROOT_RULES,
    ROOT_RULES,
  ],
  [
    'a custom property is kept if a rule uses it, directly or through another property',
    ':root{--a:var(--b);--b:1px;--c:2px;--d:var(--e);--e:3px}.top{top:var(--a)}',
    ':root{--a:var(--b);--b:1px}.top{top:var(--a)}',
  ],
  ['a nested rule stays with the rule around it', '.top{& .inner{top:0}}', '.top{& .inner{top:0}}'],
  ['a hidden pseudo-element is deferred', LINES, '', '<a class="link"></a>'],
  [
    'a hidden pseudo-element is kept if a kept rule selects its element by an attribute',
    LINES,
    `${LINK}.link[aria-current=page]:after{opacity:1}`,
    '<a class="link" aria-current="page"></a>',
  ],
])('%s', async (_, css, kept, main = '') => {
  expect(await openingStyles(css, page(main))).toBe(kept);
});

test('a custom property that is declared only once, and on the root, is replaced by its value', () => {
  const root = (declarations: string) => `@layer tokens{:root{${declarations}}}`;
  const fixed = `${root('--a:1px;--b:2px')}.dark{--b:3px}.top{top:var(--a);left:var(--b)}`;
  expect(withRootValues(fixed)).toContain('.top{top:1px;left:var(--b)}');
  const others = `${root('--c:red;--d:var(--c)')}@property --c{syntax:"<color>"}@media print{:root{--e:1px}}.f{--f:1px}`;
  const used = '.top{color:var(--c);fill:var(--d);top:var(--e);left:var(--f)}';
  expect(withRootValues(others + used)).toContain(used);
});
