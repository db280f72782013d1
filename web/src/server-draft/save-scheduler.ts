import { exponentialDelayMs } from '../lib/exponential-delay.ts';

const RETRIES = { first: 1_000, longest: 10_000 };

export interface SaveAttempt {
  /** The page may be gone before the answer. */
  readonly leaving: boolean;
  /** Aborted when its answer is waited for in vain. */
  readonly signal: AbortSignal;
}

/** When something is tried: after a rest, again after a failure, at once when that is asked for; one at a time. */
export class SaveScheduler {
  readonly runAttempt: (turn: SaveAttempt) => Promise<void>;
  readonly #inFlight = new Set<AbortController>();
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  /** `take` never fails. */
  constructor(take: (turn: SaveAttempt) => Promise<void>) {
    this.runAttempt = take;
  }

  schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.runNow(), ms);
  }

  /** After a failure, and later after each that follows it. */
  scheduleRetry(): void {
    this.schedule(exponentialDelayMs(this.#failures, RETRIES));
    this.#failures += 1;
  }

  resetBackoff(): void {
    this.#failures = 0;
  }

  /** When the one under way is over; beside it where the page goes and cannot wait. */
  async runNow(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    const before = this.#last;
    const turn = leaving ? this.#begin(true) : before.then(() => this.#begin(false));
    this.#last = Promise.all([before, turn]);
    await turn;
  }

  /** When nothing is under way any more. */
  waitUntilIdle(): Promise<unknown> {
    return this.#last;
  }

  /** Waits no longer for what is under way, and forgets what failed before. */
  abortInFlight(): void {
    this.#failures = 0;
    for (const turn of this.#inFlight) turn.abort();
  }

  /** Forgets the next turn. */
  cancelScheduled(): void {
    clearTimeout(this.#timer);
  }

  /** No turn is begun any more. */
  stop(): void {
    this.cancelScheduled();
    this.#stopped = true;
  }

  async #begin(leaving: boolean): Promise<void> {
    if (this.#stopped) return;
    const turn = new AbortController();
    this.#inFlight.add(turn);
    await this.runAttempt({ leaving, signal: turn.signal });
    this.#inFlight.delete(turn);
  }
}
