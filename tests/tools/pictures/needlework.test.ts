import { describe, expect, test } from 'vitest';
import { circlePath } from '#tools/pictures/cloth.ts';
import { inset } from '#tools/pictures/inset.ts';
import { flatten, lengthOf } from '#tools/pictures/outline.ts';
import { thread } from '#tools/pictures/thread.ts';

const extent = (d: string) => {
  const xs = flatten(d).flatMap((line) => line.map(([x]) => x));
  return [Math.min(...xs), Math.max(...xs)];
};

describe('measuring a path', () => {
  test('agrees with geometry for lines, arcs and curves', () => {
    expect(lengthOf('M0 0H30V40L0 0')).toBeCloseTo(120);
    expect(lengthOf(circlePath(10, 10, 50))).toBeCloseTo(2 * Math.PI * 50, 0);
    expect(lengthOf('M0 0C10 0 20 0 30 0s20 0 30 0')).toBeCloseTo(60);
  });

  test('refuses a command it cannot follow', () => {
    expect(() => flatten('M0 0T10 10')).toThrow(/T is not understood/);
  });
});

describe('a seam', () => {
  test('runs inside the edge, whichever way the path was drawn', () => {
    for (const d of ['M0 0H100V100H0Z', 'M0 0V100H100V0Z', circlePath(50, 50, 50)]) {
      const [left = 0, right = 0] = extent(inset(d, 8));
      expect(left).toBeCloseTo(8, 0);
      expect(right).toBeCloseTo(92, 0);
    }
  });

  test('is left out where a piece is too narrow for it', () => {
    expect(inset('M0 0H100V10H0Z', 8)).toBe('');
  });
});

describe('the thread', () => {
  test('divides its length so that it begins and ends with a whole stitch', () => {
    for (const length of [90, 333, 1000]) {
      const [, stitch, gap] =
        thread(`M0 0H${length}`)
          .match(/stroke-dasharray="([\d.]+) ([\d.]+)"/)
          ?.map(Number) ?? [];
      const stitches = (length + (gap ?? 0)) / ((stitch ?? 0) + (gap ?? 0));
      expect(stitches).toBeCloseTo(Math.round(stitches), 1);
    }
  });

  test('has a linen edge below it, and a knot only where it is tied', () => {
    const red = '#C21F39';
    expect(thread('M0 0H100').indexOf('#FBF6EC')).toBeLessThan(thread('M0 0H100').indexOf(red));
    expect(thread('M0 0H100')).not.toContain('<circle');
    expect(thread('M0 0H100', { knot: true })).toContain('<circle cx="100" cy="0"');
  });
});
