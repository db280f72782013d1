import { exponentialDelayMs } from '../lib/exponential-delay.ts';

const RETRIES = { first: 1_000, longest: 10_000 };

export interface SaveAttempt {
  /** The page may close before the answer arrives. */
  readonly leaving: boolean;
  /** Aborted when the answer is no longer awaited. */
  readonly signal: AbortSignal;
}

/** Decides when a draft is loaded or saved: after a pause, after a backoff or at once. Attempts run one at a time. */
export class SaveScheduler {
  readonly #runAttempt: (attempt: SaveAttempt) => Promise<void>;
  readonly #inFlight = new Set<AbortController>();
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #stopped = false;

  /** `runAttempt` must not reject. */
  constructor(runAttempt: (attempt: SaveAttempt) => Promise<void>) {
    this.#runAttempt = runAttempt;
  }

  schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.runNow(), ms);
  }

  /** Schedules another attempt; the delay doubles with each failure in a row. */
  scheduleRetry(): void {
    this.schedule(exponentialDelayMs(this.#failures, RETRIES));
    this.#failures += 1;
  }

  resetBackoff(): void {
    this.#failures = 0;
  }

  /**
   * Runs an attempt after the one in flight. With `leaving` it runs beside that one, because a page that closes cannot
   * wait.
   */
  async runNow(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    const before = this.#last;
    const attempt = leaving ? this.#begin(true) : before.then(() => this.#begin(false));
    this.#last = Promise.all([before, attempt]);
    await attempt;
  }

  /** Resolves when no attempt is in flight. */
  waitUntilIdle(): Promise<unknown> {
    return this.#last;
  }

  /** Aborts attempts in flight and resets the backoff. */
  abortInFlight(): void {
    this.#failures = 0;
    for (const attempt of this.#inFlight) attempt.abort();
  }

  cancelScheduled(): void {
    clearTimeout(this.#timer);
  }

  /** Starts no more attempts. */
  stop(): void {
    this.cancelScheduled();
    this.#stopped = true;
  }

  async #begin(leaving: boolean): Promise<void> {
    if (this.#stopped) return;
    const attempt = new AbortController();
    this.#inFlight.add(attempt);
    await this.#runAttempt({ leaving, signal: attempt.signal });
    this.#inFlight.delete(attempt);
  }
}
