import type { Sql } from 'postgres';
import { checkAppendArguments } from '../adapter/check-append-arguments.ts';
import { createSignal } from '../adapter/signal.ts';
import { type EventHeader, type EventStore, StoreUnavailableError } from '../port/event-store.ts';
import { toConsecutiveStoredEvents } from '../port/to-stored-events.ts';
import { createAppendNotifier, listenForAppends } from './append-notifications.ts';
import { type CheckedAppend, createAppendQueue } from './append-queue.ts';
import { openDedicatedConnection } from './dedicated-connection.ts';
import { readStreamKinds } from './read-stream-kinds.ts';
import { createRecentEventCache } from './recent-event-cache.ts';
import { appendGroup, readHead, readLog, readLogHeaders, readStream } from './statements.ts';
import { type LogSource, subscribeToPostgresLog } from './subscribe-to-postgres-log.ts';

export interface PostgresStoreOptions {
  /** A pool on a database whose schema `log` is migrated. The caller closes the pool. */
  readonly sql: Sql;
  /** How long a subscriber may miss the appends of another process when notifications fail. Milliseconds. */
  readonly pollMs?: number;
}

/** How long `close` waits for a server that does not answer. */
const CLOSE_SECONDS = 3;

/** Opens the log in PostgreSQL. Its positions are 1, 2, 3 … without gaps and become visible in that order. */
export const openPostgresStore = ({ sql, pollMs = 250 }: PostgresStoreOptions): EventStore => {
  const closing = new AbortController();
  const arrivals = createSignal();
  const recent = createRecentEventCache();
  const others = createAppendNotifier(sql);
  // Appends have a dedicated connection, so that they never wait behind a slow query of the pool. When it is lost, the
  // server may come back with an older copy of the log, so the recent events are forgotten.
  const writer = openDedicatedConnection(sql, { onLost: recent.clear });
  let listener: ReturnType<typeof listenForAppends> | undefined;

  const queue = createAppendQueue(async (group) => {
    const outcomes = await appendGroup(writer.sql(), group);
    const appended = outcomes.flatMap((outcome, index) => {
      const { stream, events } = group[index] as CheckedAppend;
      return outcome.status === 'appended' ? toConsecutiveStoredEvents(stream, events, outcome) : [];
    });
    if (appended.length > 0) {
      recent.add(appended);
      arrivals.notify();
      others.notify();
    }
    return outcomes;
  });

  const refuseWhenClosed = (): void => {
    if (closing.signal.aborted) throw new StoreUnavailableError('The event store is closed.');
  };

  async function* subscribeWith<Event extends EventHeader>(
    source: Pick<LogSource<Event>, 'read' | 'recent'>,
    after: bigint,
    signal: AbortSignal,
  ) {
    refuseWhenClosed();
    listener ??= listenForAppends(sql, others.sender, arrivals.notify);
    const ended = AbortSignal.any([signal, closing.signal]);
    yield* subscribeToPostgresLog({ ...source, sql, arrivals, pollMs }, after, ended);
    if (!signal.aborted) refuseWhenClosed();
  }

  return {
    async append(stream, events, expected, lastHash = null) {
      refuseWhenClosed();
      return queue.append({ stream, events, expected: checkAppendArguments(stream, events, expected), lastHash });
    },
    async read(stream, fromVersion = 1, maxCount) {
      refuseWhenClosed();
      return readStream(sql, stream, fromVersion, maxCount);
    },
    subscribe: (after, signal, source = 'any') =>
      subscribeWith({ read: readLog, recent: source === 'any' ? recent : undefined }, after, signal),
    subscribeToHeaders: (after, signal) => subscribeWith({ read: readLogHeaders, recent: undefined }, after, signal),
    readStreamKinds(kinds, upTo, signal) {
      refuseWhenClosed();
      return readStreamKinds(sql, kinds, upTo, AbortSignal.any([signal, closing.signal]));
    },
    async head() {
      refuseWhenClosed();
      return readHead(sql);
    },
    async close() {
      closing.abort();
      await queue.idle();
      await Promise.all([writer.end(CLOSE_SECONDS), others.idle(), listener?.close()]);
    },
  };
};
