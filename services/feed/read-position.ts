import type { FeedCheckpoint } from '#services/event-log/log-restores.ts';

interface Options {
  readonly start: FeedCheckpoint;
  /** Asks the database. */
  readonly read: () => Promise<FeedCheckpoint>;
  /** Called after each step forward. */
  readonly onMoved: () => void;
  /** Called when the log was restored from an older backup: the position may be an earlier one from then on. */
  readonly onRestored: () => void;
}

/** How far the read models are, as this copy of the program knows it, and waiting until they are further. */
export class ReadPosition {
  #known: bigint;
  #restores: number;
  readonly #options: Options;
  readonly #waiting = new Map<() => void, bigint>();

  constructor(options: Options) {
    this.#known = options.start.position;
    this.#restores = options.start.restores;
    this.#options = options;
  }

  get known(): bigint {
    return this.#known;
  }

  /** How often the log was restored before this position. */
  get restores(): number {
    return this.#restores;
  }

  committed(position: bigint): void {
    // The read models go back only when they are rebuilt. Only the database knows whether the log was restored as well.
    if (position < this.#known) this.refresh().catch(() => undefined);
    if (position <= this.#known) return;
    this.#known = position;
    for (const [wake, wanted] of this.#waiting) if (wanted <= position) wake();
    this.#options.onMoved();
  }

  /** Asks the database. Rejects when it does not answer. */
  async refresh(): Promise<void> {
    const { position, restores } = await this.#options.read();
    if (restores > this.#restores) {
      this.#restores = restores;
      this.#known = position;
      this.#options.onRestored();
    } else if (restores === this.#restores && position > this.#known) this.committed(position);
  }

  /** Resolves when the read models have reached a position, or with what they have after `ms` milliseconds. */
  async reached(position: bigint, ms: number): Promise<bigint> {
    if (position > this.#known) await this.refresh();
    if (position <= this.#known) return this.#known;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => wake(), ms);
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.set(wake, position);
    });
    return this.#known;
  }
}
