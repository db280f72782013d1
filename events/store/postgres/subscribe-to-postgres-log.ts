import type { Sql } from 'postgres';
import type { Signal } from '../adapter/signal.ts';
import { trimPartialAppend } from '../adapter/trim-partial-append.ts';
import {
  type CaughtUpMark,
  type EventBatch,
  type EventHeader,
  LogGapError,
  PositionAheadOfLogError,
} from '../port/event-store.ts';
import type { RecentEventCache } from './recent-event-cache.ts';
import { type ReadLog, readLog } from './statements.ts';

const SMALLEST_BATCH = 256;
const LARGEST_BATCH = 4096;
/**
 * The end of the log is queried only after this long without a notification, because one query per append would cost
 * too much.
 */
const SETTLED_MS = 20;

interface RecentEvents<Event> extends Pick<RecentEventCache, 'newest' | 'clear'> {
  after(position: bigint, limit: number): readonly Event[];
}

export interface LogSource<Event> {
  readonly sql: Sql;
  readonly read: ReadLog<Event>;
  /** Notifies when something may have been appended. */
  readonly arrivals: Signal;
  /** Events that this process appended, if the subscription may yield them from memory. */
  readonly recent: RecentEvents<Event> | undefined;
  readonly pollMs: number;
}

/** Clears the cache if the log no longer holds its newest event, because it was restored from an older backup. */
const forgetLostEvents = async (sql: Sql, recent: RecentEvents<unknown>): Promise<void> => {
  const { newest } = recent;
  if (newest === undefined) return;
  await readLog(sql, newest.position, 0, newest.id).catch((error: unknown) => {
    if (!(error instanceof PositionAheadOfLogError || error instanceof LogGapError)) throw error;
    recent.clear();
  });
};

/**
 * Reads the log after a position: without pauses while behind, else on each notification and at least every `pollMs`.
 * Throws PositionAheadOfLogError when the log no longer holds the events that were read.
 */
export async function* subscribeToPostgresLog<Event extends EventHeader>(
  { sql, read, arrivals, recent, pollMs }: LogSource<Event>,
  after: bigint,
  signal: AbortSignal,
): AsyncGenerator<EventBatch<Event> | CaughtUpMark> {
  if (recent) await forgetLostEvents(sql, recent);
  let position = after;
  let lastId: string | undefined;
  let hasReadStored = false;
  let limit = SMALLEST_BATCH;
  let ahead: Promise<Event[]> | undefined;
  while (!signal.aborted) {
    const seen = arrivals.notifiedCount;
    // The first read goes to the database, because only the database knows whether the log reaches the position.
    const own = ahead || !hasReadStored ? [] : (recent?.after(position, limit) ?? []);
    const found = own.length > 0 ? own : await (ahead ?? read(sql, position, limit, lastId));
    ahead = undefined;
    hasReadStored = true;
    if (signal.aborted) return;
    const isFull = found.length >= limit;
    const whole = isFull ? trimPartialAppend(found) : found;
    if (whole === undefined && limit < LARGEST_BATCH) {
      limit = LARGEST_BATCH;
      continue;
    }
    // No command appends as many events as the largest batch.
    const events = whole ?? found;
    const last = events.at(-1);
    if (!last) {
      yield { kind: 'caught-up', position };
      await arrivals.waitForNext(seen, pollMs, signal);
      continue;
    }
    position = last.position;
    lastId = last.id;
    if (!isFull) limit = SMALLEST_BATCH;
    else {
      // A full batch means that there are more events: the next batch is prefetched while the consumer handles this one.
      limit = Math.min(limit * 2, LARGEST_BATCH);
      ahead = read(sql, position, limit, lastId);
      ahead.catch(() => undefined);
    }
    yield { kind: 'batch', events, position };
    if (!ahead) await arrivals.waitForNext(seen, SETTLED_MS, signal);
  }
}
