import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { RefusedFault } from '#services/platform/problems/refused-fault.ts';

const tooManyOfOne = 'You have asked for too much at once. Please wait until some of it is there and try again.';

/** The waiting tasks of the key, or those of all keys, have reached their maximum. */
export class QueueFullError extends RefusedFault {
  override readonly name = 'QueueFullError';
  override readonly refusal: Refusal;
  constructor(of: 'key' | 'all') {
    super(`The queue is full of tasks of ${of === 'key' ? 'one key' : 'all keys'}.`);
    this.refusal =
      of === 'key'
        ? refuse('too-many-requests', { detail: tooManyOfOne, retryAfterSeconds: 2 })
        : refuse('busy', { retryAfterSeconds: 5 });
  }
}

interface TaskOptions {
  /** Takes a waiting task out of the queue when it aborts. */
  readonly signal?: AbortSignal;
  /** True for a further part of work that has begun: it is never refused. */
  readonly continues?: boolean;
}

interface FairQueueLimits {
  /** Tasks that run at a time, each of another key. */
  readonly running: number;
  /** Tasks of one key that wait. */
  readonly waitingOfKey: number;
  /** Tasks of all keys that wait. */
  readonly waiting: number;
}

/**
 * Returns a function that runs tasks a few at a time, and those with the same key one at a time. The keys take turns: however
 * many tasks of one key wait, another key waits for one of them at most. A task whose signal aborts leaves the queue and
 * rejects with the reason. Rejects with QueueFullError.
 */
export const createFairQueue = ({ running: runningMax, waitingOfKey, waiting: waitingMax }: FairQueueLimits) => {
  /** In the order in which the keys take their turns; a key without a waiting task is not in it. */
  const waitingByKey = new Map<string, (() => void)[]>();
  const running = new Set<string>();
  let waiting = 0;

  const startNext = (): void => {
    if (running.size >= runningMax) return;
    const next = [...waitingByKey].find(([key]) => !running.has(key));
    if (!next) return;
    const [key, starts] = next;
    const start = starts.shift();
    waiting -= 1;
    if (starts.length === 0) waitingByKey.delete(key);
    running.add(key);
    start?.();
    startNext();
  };
  const endTurn = (key: string): void => {
    running.delete(key);
    const starts = waitingByKey.get(key);
    // The key's next turn is after those of all others.
    if (starts && waitingByKey.delete(key)) waitingByKey.set(key, starts);
    startNext();
  };
  const leave = (key: string, start: () => void): void => {
    const starts = waitingByKey.get(key) ?? [];
    starts.splice(starts.indexOf(start), 1);
    waiting -= 1;
    if (starts.length === 0) waitingByKey.delete(key);
  };
  const waitForTurn = (key: string, { signal, continues = false }: TaskOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const starts = waitingByKey.get(key) ?? [];
      const mayBeRefused = !continues && (running.has(key) || running.size >= runningMax);
      if (mayBeRefused && starts.length >= waitingOfKey) throw new QueueFullError('key');
      if (mayBeRefused && waiting >= waitingMax) throw new QueueFullError('all');
      const abort = () => {
        leave(key, start);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      signal?.addEventListener('abort', abort);
      waitingByKey.set(key, starts);
      starts.push(start);
      waiting += 1;
      startNext();
    });

  return async <Result>(key: string, task: () => Promise<Result>, options: TaskOptions = {}): Promise<Result> => {
    await waitForTurn(key, options);
    try {
      return await task();
    } finally {
      endTurn(key);
    }
  };
};
