import { expect, test } from 'vitest';
import { readContent } from '#tools/content/readContent.ts';
import { copyContent } from '../unit/tools/content/copyContent.ts';
import { manyItems } from './manyItems.ts';

/** Milliseconds of the processor that reading, checking and deriving take, with `count` items of each kind more. */
function measure(count: number): number {
  const { url } = copyContent(manyItems(count));
  const start = process.cpuUsage();
  const { screens } = readContent({ folder: url });
  expect(screens.length).toBeGreaterThan(7 * count);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

test('200 items of each kind are read, checked and derived in a minute, in time that grows with their number', () => {
  measure(10);
  const [half, whole] = [measure(100), measure(200)];
  console.log(`content: 100 of each kind ${Math.round(half)} ms, 200 of each kind ${Math.round(whole)} ms`);
  expect(whole).toBeLessThan(60_000);
  expect(whole / half).toBeLessThan(3);
});
