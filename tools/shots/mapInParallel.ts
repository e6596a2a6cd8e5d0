import { availableParallelism } from 'node:os';

/** Does `work` for each item, a few at once (one more than there are processors); the results are in the items' order. */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return results;
}
