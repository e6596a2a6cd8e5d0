import { expect, test } from 'vitest';
import { correctConstants } from '#tools/shared-constants/correctConstants.ts';

const length = { file: 'some.rules', place: /(?<=size\(\) <= )\d+/, text: '20' };

test('a constant that has changed is written at its place', () => {
  expect(correctConstants('a.size() <= 10 && b', [length])).toBe('a.size() <= 20 && b');
});

test('what is only written in another way stays', () => {
  const list = { file: 'some.rules', place: /(?<=in \[)[^\]]*/, text: "'a', 'b'" };
  expect(correctConstants("x in [\n  'a',\n  'b'\n]", [list])).toBe("x in [\n  'a',\n  'b'\n]");
});

test('a place that is gone, or there twice, is named', () => {
  expect(() => correctConstants('a.size() < 10', [length])).toThrow('some.rules has no place');
  expect(() => correctConstants('a.size() <= 10 && b.size() <= 9', [length])).toThrow('more than one place');
});
