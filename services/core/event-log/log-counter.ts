import type { Sql } from 'postgres';
import { raceTimeout } from '#events/kernel/race-timeout.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { advanceKnownLog } from './known-log.ts';

/** Milliseconds after a commit until its events are counted, so that a busy minute does not count for each event. */
const COUNT_AFTER_MS = 250;
/** Milliseconds that the last count may delay the stop of the program. */
const LAST_COUNT_MS_MAX = 500;

interface Parts {
  readonly sql: Sql;
  readonly store: EventStore;
}

/** Counts the events of the log while the program runs, so that the database knows how far the log reached. */
export interface LogCounter {
  /**
   * Counts from now on. An earlier version did not count, and a program that was killed did not count its last events, so that
   * the first count may read the whole log: the program calls it when it serves.
   */
  start(): void;
  /** Called after events were folded into the read models. Nothing is counted before the start. */
  onCommitted(): void;
  /** Counts what is not counted yet. */
  close(): Promise<void>;
}

export const createLogCounter = ({ sql, store }: Parts): LogCounter => {
  let timer: NodeJS.Timeout | undefined;
  let counting = Promise.resolve();
  let isStarted = false;
  const count = (): Promise<void> => {
    timer = undefined;
    // A count that fails is made up for by the next one. Until then, the checkpoint of the read models is known.
    counting = counting.then(() => advanceKnownLog(sql, store)).catch(() => {});
    return counting;
  };
  const countSoon = () => {
    if (isStarted) timer ??= setTimeout(count, COUNT_AFTER_MS);
  };
  return {
    start() {
      isStarted = true;
      countSoon();
    },
    onCommitted: countSoon,
    async close() {
      const isDue = timer !== undefined;
      clearTimeout(timer);
      await raceTimeout(isDue ? count() : counting, LAST_COUNT_MS_MAX);
    },
  };
};
