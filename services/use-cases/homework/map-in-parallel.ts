const AT_ONCE_MAX = 8;

/**
 * Does a piece of work for each item, a few at a time, and returns the results in the order of the items. Begins no more
 * items after a failure, and rejects with the first one.
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
  await Promise.all(Array.from({ length: Math.min(AT_ONCE_MAX, items.length) }, worker));
  return results;
}
