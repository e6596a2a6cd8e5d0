/** Two pages load and paint at the same time; more of them only wait for each other's processor and time out. */
const AT_ONCE = 2;

/** Does `work` for each item, two at once; the results are in the items' order. */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
