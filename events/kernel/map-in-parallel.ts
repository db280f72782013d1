const CONCURRENCY_MAX = 8;

/**
 * Runs `work` for each item with at most 8 in flight and returns the results in the order of the items. Starts no further
 * item after a failure, and rejects with the first failure.
 */
export async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      try {
        results[index] = await work(items[index] as Item);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY_MAX, items.length) }, worker));
  return results;
}
