const RETRY_MS = 5_000;

/** Decides when a draft is loaded or saved: after a pause, after a failure or at once. Attempts run one at a time. */
export class SaveScheduler {
  readonly #runAttempt: (signal: AbortSignal) => Promise<void>;
  #inFlight = new AbortController();
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  /** `runAttempt` must not reject. Its signal is aborted when the answer is no longer awaited. */
  constructor(runAttempt: (signal: AbortSignal) => Promise<void>) {
    this.#runAttempt = runAttempt;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Resolves when the attempts so far have ended. */
  get settled(): Promise<void> {
    return this.#last;
  }

  schedule(ms = RETRY_MS): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.runNow(), ms);
  }

  /** Runs an attempt after the one in flight. */
  runNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#last = this.#last.then(() => (this.#isStopped ? undefined : this.#runAttempt(this.#inFlight.signal)));
    return this.#last;
  }

  abortInFlight(): void {
    this.#inFlight.abort();
    this.#inFlight = new AbortController();
  }

  /** Starts no more attempts. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }
}
