/** A map of at most `entriesMax` entries: a new one beyond them replaces the entry that was set longest ago. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #entriesMax: number;
  #hasForgotten = false;

  constructor(entriesMax: number) {
    this.#entriesMax = entriesMax;
  }

  /** Whether an entry was ever removed to make room for another. */
  get hasForgotten(): boolean {
    return this.#hasForgotten;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  set(key: Key, value: Value): void {
    // The entry is deleted first, so that the map's order is the order in which entries were last set.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#entriesMax) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
    this.#hasForgotten = true;
  }

  clear(): void {
    this.#entries.clear();
  }
}
