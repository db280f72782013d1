import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { foldIntoNewTables, type NewTables } from './fold-into-new-tables.ts';
import { foldLog } from './fold-log.ts';
import { countParked } from './parked.ts';
import type { Projection } from './projection.ts';
import { ensureReadSchema } from './read-schema.ts';
import { toSchemaUseLockName } from './schema-use.ts';
import { openSession } from './session.ts';
import { dropReplacedSchema, swapSchemas } from './swap-schemas.ts';

/** Another process is rebuilding this schema. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning';
}

/**
 * The connection with the rebuild's lock was lost. Another process may have started a rebuild, and a crashed server may have
 * lost rows, because the rebuild commits asynchronously.
 */
export class RebuildConnectionLost extends Error {
  override readonly name = 'RebuildConnectionLost';
}

export interface RebuildProgress {
  /** The number of folded events. */
  readonly events: number;
  /** Events per second since the start; for a finished rebuild, until its tables were served. */
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

export interface RebuildResult extends RebuildProgress {
  readonly schema: string;
  readonly parked: number;
}

/**
 * Folds the whole log into new tables and then swaps them with the served ones. Runners and queries use the old tables
 * until the swap.
 * Throws RebuildRunning, RebuildConnectionLost, GapFound, StoreUnavailable. After an error the old tables are still served.
 */
export const rebuild = async (options: RebuildOptions): Promise<RebuildResult> => {
  const { sql, projections, logId } = options;
  const schema = await ensureReadSchema(sql, projections, logId);
  const rebuilt = `${schema}_new`;
  await using session = await openSession(sql);
  const [lock] = await session.sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${toSchemaUseLockName(rebuilt)}, 0)) as taken`;
  if (!lock?.taken)
    throw new RebuildRunning(`another process is already rebuilding ${schema}; wait until it has finished`);

  const check = () => {
    if (session.ended.aborted)
      throw new RebuildConnectionLost(`the rebuild of ${schema} lost its connection to PostgreSQL; start it again`);
  };
  try {
    return await foldIntoNewTables(options, { schema: rebuilt, logId, logged: true }, (tables) =>
      foldAndSwap(options, schema, tables, check),
    );
  } finally {
    // The lock is released explicitly, because the server releases the locks of a closed connection with a delay.
    if (!session.ended.aborted) await unlock(session.sql, rebuilt).catch(() => undefined);
  }
};

const unlock = (sql: Sql, schema: string) =>
  sql`select pg_advisory_unlock(hashtextextended(${toSchemaUseLockName(schema)}, 0))`;

const foldAndSwap = async (
  options: RebuildOptions,
  schema: string,
  { start, bulk, makeIndexes }: NewTables,
  check: () => void,
): Promise<RebuildResult> => {
  const { sql, store } = options;
  let progress = start;
  const began = performance.now();
  let events = 0;
  const toProgress = (): RebuildProgress => {
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
        options.onProgress?.(toProgress());
      },
      async onCaughtUp() {
        check();
        await bulk?.finish(progress);
        await makeIndexes();
        check();
        const swapped = await swapSchemas(sql, schema, progress, store);
        if (swapped) served = toProgress();
        return swapped;
      },
    });
  } finally {
    reading.abort();
  }
  // The rebuilt tables are served already, so only this process waits until the old ones can be dropped.
  await dropReplacedSchema(sql, schema);
  return { ...(served ?? toProgress()), schema, parked: countParked(progress.parked) };
};
