import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { foldIntoNewTables, type NewTables } from './fold-into-new-tables.ts';
import { foldLog } from './fold-log.ts';
import { countParked } from './parked.ts';
import type { Projection } from './projection.ts';
import { ensureReadSchema } from './read-schema.ts';
import { schemaUseLock } from './schema-use.ts';
import { openSession } from './session.ts';
import { dropReplacedSchema, swapSchemas } from './swap-schemas.ts';

/** Another process rebuilds this schema at this moment. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning';
}

/** The connection was lost that kept others away; the server may have lost what it had not forced to disk. */
export class RebuildConnectionLost extends Error {
  override readonly name = 'RebuildConnectionLost';
}

export interface RebuildProgress {
  readonly events: number;
  /** Since the start, in events a second; of a rebuild that is done, until its tables served. */
  readonly rate: number;
  readonly position: bigint;
}

export interface RebuildOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  readonly logId: string;
  readonly onProgress?: (progress: RebuildProgress) => void;
}

export interface Rebuilt extends RebuildProgress {
  readonly schema: string;
  readonly parked: number;
}

/**
 * Folds the whole log anew beside the tables that serve, then takes their place. Runners and queries go on meanwhile.
 * Throws RebuildRunning, RebuildConnectionLost, GapFound, StoreUnavailable; what stood before then still serves.
 */
export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { sql, projections, logId } = options;
  const schema = await ensureReadSchema(sql, projections, logId);
  const rebuilt = `${schema}_new`;
  await using session = await openSession(sql);
  const [lock] = await session.sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${schemaUseLock(rebuilt)}, 0)) as taken`;
  if (!lock?.taken) throw new RebuildRunning(`a rebuild of ${schema} is running already`);

  const check = () => {
    if (session.ended.aborted) throw new RebuildConnectionLost(`the rebuild of ${schema} lost its connection`);
  };
  try {
    return await foldIntoNewTables(options, { schema: rebuilt, logId, logged: true }, (tables) =>
      foldAndSwap(options, schema, tables, check),
    );
  } finally {
    // the server lets go of what a closed connection held a little later than it is closed
    if (!session.ended.aborted) await unlock(session.sql, rebuilt).catch(() => undefined);
  }
};

const unlock = (sql: Sql, schema: string) =>
  sql`select pg_advisory_unlock(hashtextextended(${schemaUseLock(schema)}, 0))`;

const foldAndSwap = async (
  options: RebuildOptions,
  schema: string,
  { start, bulk, makeIndexes }: NewTables,
  check: () => void,
): Promise<Rebuilt> => {
  const { sql, store } = options;
  let progress = start;
  const began = performance.now();
  let events = 0;
  const told = (): RebuildProgress => {
    const seconds = (performance.now() - began) / 1_000;
    return { events, rate: events / seconds, position: progress.position };
  };

  let served: RebuildProgress | undefined;
  const reading = new AbortController();
  try {
    await foldLog({ ...options, bulk }, progress, store.subscribe(progress.position, reading.signal), {
      onWritten(written, slice) {
        progress = written;
        events += slice.events.length;
        options.onProgress?.(told());
      },
      async onCaughtUp() {
        check();
        await bulk?.finish(progress);
        await makeIndexes();
        check();
        const swapped = await swapSchemas(sql, schema, progress, store);
        if (swapped) served = told();
        return swapped;
      },
    });
  } finally {
    reading.abort();
  }
  // from here on the rebuilt tables serve: nobody waits for the old ones to go
  await dropReplacedSchema(sql, schema);
  return { ...(served ?? told()), schema, parked: countParked(progress.parked) };
};
