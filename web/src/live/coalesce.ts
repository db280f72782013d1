/**
 * Collects items and flushes the first ones at once, later ones `restMs` after the previous flush has finished. Only
 * `cancel` drops items. `flush` must not reject.
 */
export function coalesce<Item>(restMs: number, flush: (items: ReadonlySet<Item>) => Promise<unknown>) {
  let collected = new Set<Item>();
  let busy = false;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const handOn = async () => {
    busy = collected.size > 0;
    if (!busy) return;
    const items = collected;
    collected = new Set();
    await flush(items);
    resting = setTimeout(handOn, restMs);
  };

  return {
    add(items: Iterable<Item>) {
      for (const item of items) collected.add(item);
      if (!busy) void handOn();
    },
    cancel() {
      clearTimeout(resting);
      collected = new Set();
    },
  };
}
