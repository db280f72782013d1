import type { CommittedPosition } from '#projections/engine/checkpoint.ts';
import type { FeedCheckpoint } from '#services/core/event-log/log-restores.ts';

interface Options {
  readonly start: FeedCheckpoint;
  /** Reads the checkpoint from the database. */
  readonly read: () => Promise<FeedCheckpoint>;
  /** Called each time the position has advanced. */
  readonly onMoved: () => void;
  /** Called after the log was restored from an older backup; the position may have moved back. */
  readonly onRestored: () => void;
}

/** Position of the read models as known to this process; callers can wait until it reaches another position. */
export class ReadModelPosition {
  #known: CommittedPosition;
  #restores: number;
  readonly #options: Options;
  readonly #waiting = new Map<() => void, bigint>();

  constructor(options: Options) {
    this.#known = options.start;
    this.#restores = options.start.restores;
    this.#options = options;
  }

  get current(): bigint {
    return this.#known.position;
  }

  /** The position with the last event up to it, to check that the log still contains them. */
  get committed(): CommittedPosition {
    return this.#known;
  }

  /** Number of restores of the log up to this position. */
  get restores(): number {
    return this.#restores;
  }

  advanceTo(committed: CommittedPosition): void {
    const { position } = committed;
    // A lower position means that the read models are rebuilt; the database also knows whether the log was restored.
    if (position < this.current) this.refresh().catch(() => undefined);
    if (position <= this.current) return;
    this.#known = committed;
    for (const [wake, wanted] of this.#waiting) if (wanted <= position) wake();
    this.#options.onMoved();
  }

  /** Updates the position from the database. Rejects if the database fails. */
  async refresh(): Promise<void> {
    const checkpoint = await this.#options.read();
    const { position, restores } = checkpoint;
    if (restores > this.#restores) {
      this.#restores = restores;
      this.#known = checkpoint;
      // The log may have other positions now, which would never reach those that are waited for.
      for (const wake of this.#waiting.keys()) wake();
      this.#options.onRestored();
    } else if (restores === this.#restores && position > this.current) this.advanceTo(checkpoint);
  }

  /** Waits at most `ms` milliseconds until the read models have reached a position; returns the position that they have. */
  async waitUntil(position: bigint, ms: number): Promise<bigint> {
    if (position > this.current) await this.refresh();
    if (position <= this.current) return this.current;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(() => wake(), ms);
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.set(wake, position);
    });
    return this.current;
  }
}
