/** Collects what is added and hands it on at once, then at most once in `everyMs`; nothing is lost but by `cancel`. */
export function coalesce<Item>(everyMs: number, flush: (items: ReadonlySet<Item>) => void) {
  let collected = new Set<Item>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const handOn = () => {
    resting = undefined;
    if (collected.size === 0) return;
    const items = collected;
    collected = new Set();
    resting = setTimeout(handOn, everyMs);
    flush(items);
  };

  return {
    add(items: Iterable<Item>) {
      for (const item of items) collected.add(item);
      if (resting === undefined) handOn();
    },
    cancel() {
      clearTimeout(resting);
      resting = undefined;
      collected = new Set();
    },
  };
}
