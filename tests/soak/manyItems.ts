import { stringify } from 'yaml';
import { type CollectionName, collections } from '#tools/content/collections.ts';
import { sampleOf } from '#tools/content/samples.ts';

/** `count` items of each kind, by their paths below content/. */
export function manyItems(count: number): Record<string, string> {
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
