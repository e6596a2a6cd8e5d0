import { expect, test } from 'vitest';
import { contrastRatio } from '#src/pages/design-system/contrastRatio.ts';

test.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(255, 255, 255)', 'rgb(255, 255, 255)', 1],
  ['rgb(31, 18, 53)', 'rgb(251, 246, 236)', 16.3],
  ['rgb(251, 246, 236)', 'rgb(31, 18, 53)', 16.3],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 1);
});

test('a colour in another spelling has no contrast', () => {
  expect(contrastRatio('transparent', 'rgb(0, 0, 0)')).toBeNaN();
});
