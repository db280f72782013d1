const AT_ONCE_MAX = 8;

/** Does a piece of work for each item, a few at a time, and answers with the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE_MAX, items.length) }, worker));
  return results;
}
