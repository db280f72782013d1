/**
 * Wakes subscribers when events arrive. A notification while nobody waits is not lost, because each waiter passes the
 * number of notifications that it has already seen.
 */
export interface Signal {
  notify(): void;
  /** How many notifications there have been. */
  readonly notifiedCount: number;
  /**
   * Resolves at once if there was a notification since `seen` was read; otherwise at the next one, on abort, or after
   * `timeoutMs`.
   */
  waitForNext(seen: number, timeoutMs: number | undefined, signal: AbortSignal): Promise<void>;
}

export const createSignal = (): Signal => {
  let notifiedCount = 0;
  const waiting = new Set<() => void>();
  return {
    get notifiedCount() {
      return notifiedCount;
    },
    notify() {
      notifiedCount += 1;
      for (const wake of [...waiting]) wake();
    },
    waitForNext: (seen, timeoutMs, signal) =>
      new Promise((resolve) => {
        if (notifiedCount !== seen || signal.aborted) return resolve();
        const wake = () => {
          waiting.delete(wake);
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = timeoutMs === undefined ? undefined : setTimeout(wake, timeoutMs);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      }),
  };
};
