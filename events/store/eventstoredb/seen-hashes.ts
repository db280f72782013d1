import { BoundedMap } from './bounded-map.ts';

/** How many streams are remembered: about 4 MB. */
const STREAMS_MAX = 20_000;

/**
 * The last hash that was seen of each stream while the connection to the server lasts. When it is lost, the server may come
 * back with an older copy of the log, so that nothing is known any more.
 */
export class SeenHashes {
  readonly #hashes = new BoundedMap<string, string>(STREAMS_MAX);
  #connection = 0;

  /** Counts the connections, so that an answer that came over an earlier one is not noted. */
  get connection(): number {
    return this.#connection;
  }

  note(connection: number, stream: string, hash: string | undefined): void {
    if (connection !== this.#connection || hash === undefined) return;
    this.#hashes.set(stream, hash);
  }

  has(stream: string, hash: string): boolean {
    return this.#hashes.get(stream) === hash;
  }

  onConnectionLost(): void {
    this.#connection += 1;
    this.#hashes.clear();
  }
}
