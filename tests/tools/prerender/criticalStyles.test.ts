import { expect, test } from 'vitest';
import { divideStyles } from '#tools/prerender/criticalStyles.ts';

const html = '<header class="bar open"><a class="link">Alinhavo</a></header>';
const later = '<section class="card link"></section><footer class="footer"></footer>';
const divided = (css: string) => divideStyles(css, html, html + later);
const critical = (css: string) => divided(css).critical;

test('rules are for the beginning whose classes it has, all of them; the rest waits', () => {
  expect(divided('.bar{color:red}.footer{color:blue}.bar .link{top:0}.bar .footer{top:1px}')).toEqual({
    critical: '.bar{color:red}.bar .link{top:0}',
    rest: '.footer{color:blue}.bar .footer{top:1px}',
  });
});

test.each([
  ['a later rule of the beginning says the same of an element', '.card{color:blue}.link{color:red}'],
  ['it says it with a shorthand', '.card{margin-top:0}.link{margin:1px}'],
])('all of the styles wait where %s: the order of the two decides', (_, css) => {
  expect(divided(css).rest).toBe(css);
});

test.each([
  ['says something else', '.card{color:blue}.link{top:0}', '.card{color:blue}'],
  ['comes first anyway', '.link{color:red}.card{color:blue}', '.card{color:blue}'],
  ['is of no element that has both', '.footer{color:blue}.link{color:red}', '.footer{color:blue}'],
  [
    'stands in another layer',
    '@layer a{.card{color:blue}}@layer b{.link{color:red}}',
    '@layer a{.card{color:blue}}',
  ],
])('a rule waits alone where that of the beginning %s', (_, css, rest) => {
  expect(divided(css).rest).toBe(rest);
});

test('of a list of selectors one is enough, and what has no class stays', () => {
  expect(critical('.footer,.link:hover{color:red}.footer, .card{top:0}h1,:root{top:0}')).toBe(
    '.footer,.link:hover{color:red}h1,:root{top:0}',
  );
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

test('registered properties and fonts stay; fonts are declared once', () => {
  const css = '@property --band{inherits:true}@font-face{font-family:Text}.bar{top:0}';
  expect(critical(css)).toBe(css);
  expect(divided(css).rest).toBe('@property --band{inherits:true}');
});
