import { expect, test } from 'vitest';
import palette from '#content/palette.json' with { type: 'json' };
import { applyPalette } from '#tools/pictures/applyPalette.ts';
import { paletteProblems } from '#tools/pictures/paletteProblems.ts';

test('every colour has the contrast that WCAG requires on its background', () => {
  expect(paletteProblems(palette)).toEqual([]);
});

test('a pair of colours with too little contrast is reported with its ratio', () => {
  expect(paletteProblems({ ...palette, line: '#d0c8d8' })).toEqual([
    '"line" on "cream" has a contrast of 1.5:1 and needs 3:1',
    '"line" on "field" has a contrast of 1.6:1 and needs 3:1',
  ]);
});

test('in stylesheets, pictures and markup, a colour name is replaced by its value, and an unknown name is refused', () => {
  expect(applyPalette('<path fill="palette(night-red)"/>')).toBe(`<path fill="${palette['night-red']}"/>`);
  expect(() => applyPalette('color: palette(mauve)')).toThrow('content/palette.json has no colour "mauve".');
});
