import { expect, test } from 'vitest';
import { styleDivider } from '#tools/prerender/criticalStyles.ts';

const html = '<header class="bar open"><a class="link">Alinhavo</a></header>';
const later = '<section class="card link"></section><footer class="footer"></footer>';
const divided = (css: string) => styleDivider(css, html + later)(html);
const critical = (css: string) => divided(css).critical;

test('rules are for the beginning whose classes it has, all of them; the rest waits', () => {
  expect(divided('.bar{color:red}.footer{color:blue}.bar .link{top:0}.bar .footer{top:1px}')).toEqual({
    critical: '.bar{color:red}.bar .link{top:0}',
    rest: '.footer{color:blue}.bar .footer{top:1px}',
  });
});

test.each([
  ['says the same of an element', '.card{color:blue}.link{color:red}'],
  ['says it with a shorthand', '.card{margin-top:0}.link{margin:1px}'],
  ['says it with another shorthand', '.card{place-items:center}.link{align-items:end}'],
  ['says it of all of some kind', '.card{color:blue}:not(.closed){color:red}'],
])('a rule does not wait where a later one of the beginning %s: the order of the two decides', (_, css) => {
  expect(divided(css).rest).not.toContain(css.slice(0, css.indexOf('{')));
});

test.each([
  ['says something else', '.card{color:blue}.link{top:0}'],
  ['says what sounds alike', '.card{color-scheme:dark}.link{color:red}'],
  ['comes first anyway', '.link{color:red}.card{color:blue}'],
  ['is of no element that has both', '.footer{color:blue}.link{color:red}'],
  ['weighs more anyway', '.card{color:blue}.bar .link{color:red}'],
  ['stands in another layer', '@layer a{.card{color:blue}}@layer b{.link{color:red}}'],
])('a rule waits where that of the beginning %s', (_, css) => {
  expect(divided(css).rest).toMatch(/^(@layer a\{)?\.(card|footer)\{[^{}]*\}+$/);
});

test('what shows only under a pointer or with the focus waits, and what weighs as little as the rules that it follows may', () => {
  const later =
    '.bar:where(:hover){top:1px}.bar[data-variant=flat]:active{top:2px}.bar:focus-visible{top:3px}::selection{top:4px}';
  expect(divided(`.bar{top:0}${later}`)).toEqual({ critical: '.bar{top:0}', rest: later });
});

test('states that the HTML does not have wait; those of the root, which a script sets, do not', () => {
  const start =
    '<nav class="bar" data-open="false"><a href="/sobre" aria-current="page"></a><input disabled="">';
  const here =
    '[data-open=false]{top:0}a[aria-current]{top:1px}:disabled{top:2px}:root[data-text=large] a{top:3px}a[href^=http]{top:4px}';
  const elsewhere =
    '[data-open=true]{top:0}a[aria-current=step]{top:1px}:checked{top:2px}.bar:is([open],[data-open=true]){top:3px}';
  expect(styleDivider(here + elsewhere, start)(start)).toEqual({ critical: here, rest: elsewhere });
});

test('a state does not wait where a later rule of the beginning says the same: the order of the two decides', () => {
  expect(divided('.bar[data-open=true]{top:0}.bar.open{top:1px}').rest).toBe('');
});

test('tones and variants that the beginning does not have wait, and lists of alternatives without one that it has', () => {
  const css = '[data-tone]{top:0}[data-tone=ink]{left:0}:is([data-tone=ink],[data-tone=sky]) .bar{top:1px}';
  const sky = '<p class="bar" data-tone="sky">';
  expect(styleDivider(css, sky)(sky)).toEqual({
    critical: '[data-tone]{top:0}:is([data-tone=ink],[data-tone=sky]) .bar{top:1px}',
    rest: '[data-tone=ink]{left:0}',
  });
});

test('the colours of the system wait; what holds without them does not', () => {
  expect(
    divided('@media (forced-colors:active){.bar{top:0}}@media (forced-colors:none){.bar{left:1px}}'),
  ).toEqual({
    critical: '@media (forced-colors:none){.bar{left:1px}}',
    rest: '@media (forced-colors:active){.bar{top:0}}',
  });
});

test('a list of selectors is divided', () => {
  expect(divided('.footer,.link{color:red}.footer, .card{top:0}h1,:root,a{left:1px}')).toEqual({
    critical: '.link{color:red}:root,a{left:1px}',
    rest: '.footer{color:red}.footer, .card{top:0}h1{left:1px}',
  });
});

test('a class that must be absent is not asked for', () => {
  expect(critical('.bar:not(.closed){color:red}')).toBe('.bar:not(.closed){color:red}');
});

test('layers and media queries keep what they hold, and go when they hold nothing; the order of layers stays', () => {
  expect(
    critical(
      '@layer base,components;@layer components{.footer{top:0}.bar{top:0;@media (width>1px){top:1px}}}@media print{.card{top:0}}',
    ),
  ).toBe('@layer base,components;@layer components{.bar{top:0;@media (width>1px){top:1px}}}');
});

test('what is for printing waits, and what is for the way to another page', () => {
  const css = '@media print{.bar,h1{top:0}}::view-transition-group(*){top:0}';
  expect(divided(`.bar{top:1px}${css}`)).toEqual({ critical: '.bar{top:1px}', rest: css });
});

test('animations stay where a rule that stays names them', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}';
  expect(critical(`.bar{animation:turn 1s}${frames}`)).toBe(`.bar{animation:turn 1s}${frames}`);
  expect(critical(`.footer{animation:turn 1s}${frames}`)).toBe('');
});

test('registered properties and fonts stay, and are declared once', () => {
  const css = '@property --band{inherits:true}@font-face{font-family:Text}.bar{top:0}';
  expect(divided(css)).toEqual({ critical: css, rest: '' });
});

test.each([
  ['a tag', 'h1{top:0}', 'footer{top:0}'],
  ['what stands around', '.bar .link{top:0}', '.link .link{top:0}'],
  ['the page itself', ':root[data-theme=dark] body{top:0}', 'html h2{top:0}'],
])('%s is asked for: the beginning has one, not the other', (_, here, elsewhere) => {
  const start = '<header class="bar"><h1><a class="link">';
  expect(styleDivider(here + elsewhere, start)(start)).toEqual({ critical: here, rest: elsewhere });
});

test('an order that decides about no element of the page carries nothing', () => {
  const css = '.card img{top:0}.bar img{top:1px}';
  const start = '<header class="bar"><img></header>';
  const carried = (page: string) => styleDivider(css, page)(start).critical.includes('.card');
  expect(carried(`${start}<p class="card"><img></p>`)).toBe(false);
  expect(carried(`${start}<p class="card bar"><img></p>`)).toBe(true);
});

test('positions among siblings do not matter', () => {
  const css = '.link:first-child:nth-last-child(n + 3){top:0}';
  expect(critical(css)).toBe(css);
});

test('where little has room, custom properties wait that the beginning does not use, in their layer; what a used one needs does not', () => {
  const css =
    '@layer tokens{:root{--a:var(--b);--b:red;--c:1px;--d:2px}:root[data-x]{--d:3px}}.bar{color:var(--a)}.card{top:var(--c)}';
  expect(styleDivider(css, html + later)(html, true)).toEqual({
    critical: '@layer tokens{:root{--a:var(--b);--b:red}}.bar{color:var(--a)}',
    rest: '@layer tokens{:root{--c:1px;--d:2px}:root[data-x]{--d:3px}}.card{top:var(--c)}',
  });
  expect(divided(css).rest).toBe('.card{top:var(--c)}');
});

test('a custom property does not wait that the HTML uses, nor what it is under a condition', () => {
  const css = ':root{--a:red}@media (width>1px){:root{--a:blue}}';
  const page = '<p style="color:var(--a)">';
  expect(styleDivider(css, page)(page, true)).toEqual({ critical: css, rest: '' });
});

test('so does what they are registered as', () => {
  const css = '@property --a{inherits:true}@property --b{inherits:true}.bar{color:var(--a)}';
  expect(styleDivider(css, html + later)(html, true)).toEqual({
    critical: '@property --a{inherits:true}.bar{color:var(--a)}',
    rest: '@property --b{inherits:true}',
  });
});

test('what is for those without scripts comes with the rest, which they get at once', () => {
  const font = '@font-face{font-family:Text}';
  expect(divided(`.bar{top:0}${font}@media (scripting:none){${font}}`)).toEqual({
    critical: `.bar{top:0}${font}`,
    rest: `@media (scripting:none){${font}}`,
  });
});
