import { type CollectionName, collections } from '#tools/content/collections.ts';
import { draftOf } from '#tools/content/newItem.ts';

/** `count` items of each kind, by their paths below content/. */
export function manyItems(count: number): Record<string, string> {
  const files = (Object.keys(collections) as CollectionName[]).flatMap((name) =>
    Array.from({ length: count }, (_, index) => {
      const { ending, text } = draftOf(name, `Item ${index}`, '2026-11-22', 'helena-prado');
      return [`${name}/item-${index}.${ending}`, text.replace('draft: true', 'draft: false')];
    }),
  );
  return Object.fromEntries(files);
}
