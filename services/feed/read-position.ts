/** How far the read models are, as this copy of the program knows it, and waiting until they are further. */
export class ReadPosition {
  #known: bigint;
  readonly #read: () => Promise<bigint>;
  readonly #waiting = new Map<() => void, bigint>();
  readonly #moved: () => void;

  /** `read` asks the database; `moved` is called after each step forward. */
  constructor(start: bigint, read: () => Promise<bigint>, moved: () => void) {
    this.#known = start;
    this.#read = read;
    this.#moved = moved;
  }

  get known(): bigint {
    return this.#known;
  }

  committed(position: bigint): void {
    if (position <= this.#known) return;
    this.#known = position;
    for (const [wake, wanted] of this.#waiting) if (wanted <= position) wake();
    this.#moved();
  }

  /** Asks the database. Rejects when it does not answer. */
  async refresh(): Promise<void> {
    this.committed(await this.#read());
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
