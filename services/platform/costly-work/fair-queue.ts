import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { RefusedFault } from '#services/platform/problems/refused-fault.ts';

const tooManyOfOne = 'You have asked for too much at once. Please wait until some of it is there and try again.';

/** The waiting tasks of the key, or those of its group, have reached their maximum. */
export class QueueFullError extends RefusedFault {
  override readonly name = 'QueueFullError';
  override readonly refusal: Refusal;
  constructor(of: 'key' | 'group') {
    super(`The queue is full of tasks of one ${of}.`);
    this.refusal =
      of === 'key'
        ? refuse('too-many-requests', { detail: tooManyOfOne, retryAfterSeconds: 2 })
        : refuse('busy', { retryAfterSeconds: 5 });
  }
}

/** Whose task it is. Tasks of one group never fill the places of another. */
export interface QueueMember {
  readonly key: string;
  readonly group: string;
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
  /** Tasks of all keys of one group that wait to begin their work; those that continue it need no place. */
  readonly waitingOfGroup: number;
}

interface WaitingTask {
  readonly start: () => void;
  /** Undefined for a task that continues. */
  readonly refuse: ((fault: QueueFullError) => void) | undefined;
}

interface Line {
  readonly group: string;
  readonly tasks: WaitingTask[];
}

const listRefusable = (line: Line | undefined) => (line?.tasks ?? []).flatMap(({ refuse: end }) => end ?? []);

/**
 * Returns a function that runs tasks a few at a time, and those with the same key one at a time. The groups take turns, and so
 * do the keys of a group: however many tasks of one key wait, another key waits for one of them at most. In a full group the
 * key with the most tasks that wait to begin gives way to one that has fewer, so that a key without one is refused only where as
 * many keys wait as the group has places. A task whose signal aborts leaves the queue and rejects
 * with the reason. Rejects with QueueFullError.
 */
export const createFairQueue = ({ running: runningMax, waitingOfKey, waitingOfGroup }: FairQueueLimits) => {
  /** By key, in the order in which the keys of a group take their turns; a key without a waiting task is not in it. */
  const lines = new Map<string, Line>();
  const running = new Set<string>();
  const lastTurnOfGroup = new Map<string, number>();
  let turns = 0;

  const lastTurnOf = ([, { group }]: [string, Line]) => lastTurnOfGroup.get(group) ?? 0;
  const startNext = (): void => {
    if (running.size >= runningMax) return;
    const startable = [...lines].filter(([key]) => !running.has(key));
    const [next] = startable.toSorted((one, other) => lastTurnOf(one) - lastTurnOf(other));
    if (!next) return;
    const [key, { group, tasks }] = next;
    const task = tasks.shift();
    if (tasks.length === 0) lines.delete(key);
    running.add(key);
    turns += 1;
    lastTurnOfGroup.set(group, turns);
    task?.start();
    startNext();
  };
  const endTurn = (key: string): void => {
    running.delete(key);
    const line = lines.get(key);
    // The key's next turn is after those of all others of its group.
    if (line && lines.delete(key)) lines.set(key, line);
    startNext();
  };
  const leave = (key: string, task: WaitingTask): void => {
    const tasks = lines.get(key)?.tasks ?? [];
    tasks.splice(tasks.indexOf(task), 1);
    if (tasks.length === 0) lines.delete(key);
  };
  /** Throws QueueFullError if the key may add no task. Makes a place for it if another key has more. */
  const claimPlace = ({ key, group }: QueueMember): void => {
    const own = lines.get(key)?.tasks.length ?? 0;
    if (own >= waitingOfKey) throw new QueueFullError('key');
    // Tasks that continue are never refused. If they took places, one key with many of them would refuse all others.
    const places = [...lines.values()].filter((line) => line.group === group).map(listRefusable);
    if (places.flat().length < waitingOfGroup) return;
    const most = places.reduce((one, other) => (other.length > one.length ? other : one));
    const refuseLast = most.length > listRefusable(lines.get(key)).length + 1 ? most.at(-1) : undefined;
    if (!refuseLast) throw new QueueFullError('group');
    refuseLast(new QueueFullError('key'));
  };
  const waitForTurn = (member: QueueMember, { signal, continues = false }: TaskOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const { key, group } = member;
      if (!continues && (running.has(key) || running.size >= runningMax)) claimPlace(member);
      const end = (fault: unknown) => {
        signal?.removeEventListener('abort', abort);
        leave(key, task);
        reject(fault);
      };
      const abort = () => end(signal?.reason);
      const start = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      const task: WaitingTask = { start, refuse: continues ? undefined : end };
      signal?.addEventListener('abort', abort);
      const line = lines.get(key) ?? { group, tasks: [] };
      lines.set(key, line);
      line.tasks.push(task);
      startNext();
    });

  return async <Result>(
    member: QueueMember,
    task: () => Promise<Result>,
    options: TaskOptions = {},
  ): Promise<Result> => {
    await waitForTurn(member, options);
    try {
      return await task();
    } finally {
      endTurn(member.key);
    }
  };
};
