import { expect, test } from 'vitest';
import { criticalStyles, withoutFontFaces } from '#tools/prerender/criticalStyles.ts';

const html = '<header class="bar open"><a class="link">Alinhavo</a></header>';
const critical = (css: string) => criticalStyles(css, html);

test('rules stay whose classes the HTML has, all of them; the rest goes', () => {
  expect(critical('.bar{color:red}.footer{color:blue}.bar .link{top:0}.bar .footer{top:1px}')).toBe(
    '.bar{color:red}.bar .link{top:0}',
  );
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

test('animations stay where a rule that stays names them', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}';
  expect(critical(`.bar{animation:turn 1s}${frames}`)).toBe(`.bar{animation:turn 1s}${frames}`);
  expect(critical(`.footer{animation:turn 1s}${frames}`)).toBe('');
});

test('registered properties and fonts stay; fonts can be taken out', () => {
  const css = '@property --band{inherits:true}@font-face{font-family:Text}.bar{top:0}';
  expect(critical(css)).toBe(css);
  expect(withoutFontFaces(css)).toBe('@property --band{inherits:true}.bar{top:0}');
});
