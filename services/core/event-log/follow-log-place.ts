/** Opens the log where it is, and follows it when `rollbook move` moves it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';
import { whenAborted } from '#events/kernel/when-aborted.ts';
import {
  type CaughtUpMark,
  type EventBatch,
  type EventStore,
  LogMovedError,
  StoreUnavailableError,
} from '#events/store/port/event-store.ts';
import { type DatabaseSession, lockShared, openSharedLock } from '#projections/engine/database-session.ts';
import type { Config } from '#services/platform/config/config.ts';
import {
  findLogPlace,
  formatLogPlace,
  isSameLogPlace,
  LOG_PLACE_CHANNEL,
  LOG_PLACE_LOCK,
  type LogPlace,
  type OpenStoreAt,
  openStoreAt,
} from './log-place.ts';

/** Milliseconds that an append waits while writes are stopped. A move stops them for at most 5 s. */
const APPEND_WAIT_MS = 8_000;
const RETRY_MS = 500;
/** Milliseconds that closing waits for a statement of the session in flight. */
const CLOSE_MS = 1_000;

export interface FollowedLog extends AsyncDisposable {
  /** The log where it is. A subscription ends with LogMovedError when the log moves, because positions change then. */
  readonly store: EventStore;
  place(): LogPlace;
}

interface Options {
  readonly sql: Sql;
  readonly settings: LogPlace & Pick<Config, 'personalDataKey'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly openStore?: OpenStoreAt | undefined;
}

/**
 * Opens the log, and shares the lock of its place while it may be written to. When a move asks for the lock, appends and
 * subscriptions are stopped, those in flight are awaited, and the lock is given up until the move has ended or its process
 * was killed. The log is then opened where the database says it is. Appends wait meanwhile. Throws what `openStore` throws.
 */
export const followLogPlace = async (options: Options): Promise<FollowedLog> => {
  const { sql, settings, log, openStore = openStoreAt } = options;
  const stopping = new AbortController();
  let session = await openSharedLock(sql, LOG_PLACE_LOCK);
  let place: LogPlace;
  let store: EventStore;
  let stopAsked = new AbortController();
  try {
    place = await findLogPlace(sql, settings);
    store = await openStore(place, sql);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
  /** Aborted when subscriptions must end. */
  let reading = new AbortController();
  /** Number of the place: each move raises it. */
  let moves = 0;
  /** Resolves when writes go on; undefined while they do. */
  let stopped: PromiseWithResolvers<void> | undefined;
  let busy = 0;
  let idle = Promise.withResolvers<void>();
  const leave = () => {
    busy -= 1;
    if (busy === 0) idle.resolve();
  };

  const listening = await sql.listen(LOG_PLACE_CHANNEL, () => stopAsked.abort());

  const waitForWrites = async (): Promise<void> => {
    while (stopped) {
      if ((await raceTimeout(stopped.promise, APPEND_WAIT_MS)) === TIMED_OUT)
        throw new StoreUnavailableError('The log is being moved to another event store. Try again in a few seconds.');
      if (stopping.signal.aborted) throw new StoreUnavailableError('This copy of the program is stopping.');
    }
  };

  async function* follow<Event>(
    open: (store: EventStore, after: bigint, signal: AbortSignal) => AsyncIterable<EventBatch<Event> | CaughtUpMark>,
    after: bigint,
    signal: AbortSignal,
    movesBefore: number,
  ): AsyncGenerator<EventBatch<Event> | CaughtUpMark> {
    let position = after;
    for (;;) {
      if (stopped) await Promise.race([stopped.promise, whenAborted(signal)]);
      if (signal.aborted || stopping.signal.aborted) return;
      if (stopped) continue;
      if (moves !== movesBefore) throw new LogMovedError('The log was moved, so its positions have changed.');
      const { signal: ending } = reading;
      for await (const item of open(store, position, AbortSignal.any([signal, ending]))) {
        if (ending.aborted) break;
        position = item.position;
        if (item.kind === 'caught-up') {
          yield item;
          continue;
        }
        // A move waits until the batch has been worked on, which may write its position.
        busy += 1;
        try {
          yield item;
        } finally {
          leave();
        }
      }
      if (!ending.aborted) return;
    }
  }

  const stopWrites = (): void => {
    stopAsked = new AbortController();
    stopped = Promise.withResolvers();
    reading.abort();
  };
  const finishWrites = async (): Promise<void> => {
    while (busy > 0) {
      idle = Promise.withResolvers();
      await idle.promise;
    }
  };
  const openWherePlaced = async (): Promise<void> => {
    const found = await findLogPlace(sql, settings);
    if (isSameLogPlace(found, place)) return;
    const opened = await openStore(found, sql);
    const left = store;
    [store, place] = [opened, found];
    moves += 1;
    log.info({ place: formatLogPlace(found) }, 'the log was moved, and is used at its new place');
    left.close().catch(() => {});
  };
  const run = async (): Promise<void> => {
    for (;;) {
      await Promise.race([session.ended, stopAsked.signal, stopping.signal].map(whenAborted));
      if (stopping.signal.aborted) return;
      stopWrites();
      while (!stopping.signal.aborted) {
        try {
          session = await shareLockAgain(session, sql, finishWrites);
          await openWherePlaced();
          break;
        } catch (error) {
          if (!stopping.signal.aborted) log.warn({ err: error }, 'the log cannot be opened where it is: retrying');
          await session[Symbol.asyncDispose]();
          await sleep(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => {});
        }
      }
      reading = new AbortController();
      stopped?.resolve();
      stopped = undefined;
    }
  };
  const running = run();

  return {
    place: () => place,
    store: {
      async append(...append) {
        if (stopped) await waitForWrites();
        busy += 1;
        try {
          return await store.append(...append);
        } finally {
          leave();
        }
      },
      read: (...range) => store.read(...range),
      head: () => store.head(),
      subscribe: (after, signal, source) =>
        follow((current, from, ended) => current.subscribe(from, ended, source), after, signal, moves),
      subscribeToHeaders: (after, signal) =>
        follow((current, from, ended) => current.subscribeToHeaders(from, ended), after, signal, moves),
      close: () => store.close(),
    },
    async [Symbol.asyncDispose]() {
      stopping.abort();
      stopped?.resolve();
      await listening.unlisten().catch(() => {});
      await session[Symbol.asyncDispose]();
      await raceTimeout(running, CLOSE_MS);
      await store.close();
    },
  };
};

/**
 * Gives the lock up when nothing is in flight, so that a move that waits for it gets it, and shares it again when that has
 * ended. A lock that was lost with its connection is shared again at once.
 */
const shareLockAgain = async (
  session: DatabaseSession,
  sql: Sql,
  finishWrites: () => Promise<void>,
): Promise<DatabaseSession> => {
  if (session.ended.aborted) {
    await session[Symbol.asyncDispose]();
    return openSharedLock(sql, LOG_PLACE_LOCK);
  }
  await finishWrites();
  await session.sql`select pg_advisory_unlock_all()`;
  await lockShared(session, LOG_PLACE_LOCK);
  return session;
};
