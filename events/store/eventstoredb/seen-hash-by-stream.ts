import { BoundedMap } from '../../kernel/bounded-map.ts';

/** How many streams are remembered, which takes about 4 MB. */
const STREAMS_MAX = 20_000;

/**
 * The last hash that this connection has seen of each stream. After a lost connection the server may come back with an
 * older copy of the log, so all hashes are forgotten.
 */
export class SeenHashByStream {
  readonly #hashes = new BoundedMap<string, string>(STREAMS_MAX);
  #connection = 0;

  /** Number of the connection. An answer that belongs to an earlier connection is not remembered. */
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
