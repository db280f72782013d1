/** Wakes subscribers. What rings while nobody waits is not lost: a waiter says which ring it has seen. */
export interface Signal {
  notify(): void;
  readonly notifiedCount: number;
  /** Resolves at once when it has rung since, else at the next ring, on abort, or after `ms`. */
  waitForNext(seen: number, ms: number | undefined, signal: AbortSignal): Promise<void>;
}

export const createSignal = (): Signal => {
  let rings = 0;
  const waiting = new Set<() => void>();
  return {
    get notifiedCount() {
      return rings;
    },
    notify() {
      rings += 1;
      for (const wake of [...waiting]) wake();
    },
    waitForNext: (seen, ms, signal) =>
      new Promise((resolve) => {
        if (rings !== seen || signal.aborted) return resolve();
        const wake = () => {
          waiting.delete(wake);
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          resolve();
        };
        const timer = ms === undefined ? undefined : setTimeout(wake, ms);
        waiting.add(wake);
        signal.addEventListener('abort', wake);
      }),
  };
};
