import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type CollectionName, collections } from '#tools/content/collections.ts';
import { readContent } from '#tools/content/readContent.ts';
import { sampleOf } from '#tools/content/samples.ts';
import { copyContent } from '../tools/content/copyContent.ts';

/** `count` items of each kind, by their paths below content/. */
function many(count: number): Record<string, string> {
  const files = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    Array.from({ length: count }, (_, index) => {
      const [fields, markdown] = sampleOf(name, `Item ${index}`, '2026-11-22', 'helena-prado');
      const yaml = stringify(fields);
      return markdown === undefined
        ? [`${name}/item-${index}.yaml`, yaml]
        : [`${name}/item-${index}.md`, `---\n${yaml}---\n${markdown}`];
    }),
  );
  return Object.fromEntries(files);
}

/** Milliseconds of the processor that reading, checking and deriving take, with `count` items of each kind more. */
function measure(count: number): number {
  const { url } = copyContent(many(count));
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
