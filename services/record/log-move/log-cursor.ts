import { createHash } from 'node:crypto';
import { toHashedText } from '#events/record/hashed-text.ts';
import { MerkleFrontier } from '#events/record/merkle/merkle-frontier.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { equalsHash } from '#events/record/merkle/tree-input.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';

/**
 * How far a log was read: the root over its events, a digest of their contents, and the position of each, which takes 8
 * bytes. The root alone covers the hashes that are stored with the events, not the contents.
 */
export class LogCursor {
  readonly store: EventStore;
  /** The log has been read up to here. */
  position = 0n;
  readonly #frontier = new MerkleFrontier();
  readonly #contents = createHash('sha256');
  #positions = new BigUint64Array(1_024);

  constructor(store: EventStore) {
    this.store = store;
  }

  /** Number of events that were read. */
  get size(): number {
    return this.#frontier.size;
  }

  root(): Uint8Array {
    return this.#frontier.root();
  }

  /** Whether the other log was read as far, and held the same events. */
  equals(other: LogCursor): boolean {
    if (this.size !== other.size || !equalsHash(this.root(), other.root())) return false;
    const [contents, others] = [this.#contents, other.#contents].map((digest) => digest.copy().digest('hex'));
    return contents === others;
  }

  add(event: StoredEvent): void {
    if (this.size === this.#positions.length) {
      const longer = new BigUint64Array(2 * this.size);
      longer.set(this.#positions);
      this.#positions = longer;
    }
    this.#positions[this.size] = event.position;
    this.#frontier.append(hashEventLeaf(event));
    this.#contents.update(toHashedText(event.hash, event));
  }

  /** Reads on to the present end. Throws what `subscribe` throws. */
  async readToEnd(): Promise<void> {
    for await (const { events, position } of readLogToEnd(this.store, this.position, 'stored')) {
      for (const event of events) this.add(event);
      this.position = position;
    }
  }

  /** Position of the last of so many events; 0n for none. */
  positionOf(events: number): bigint {
    return events === 0 ? 0n : (this.#positions[events - 1] as bigint);
  }

  /** How many of the events are at a position or before it. */
  countUpTo(position: bigint): number {
    let [from, to] = [0, this.size];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#positions[middle] as bigint) <= position) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
