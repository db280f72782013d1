import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { foldIntoNewTables, type NewTables } from './fold-into-new-tables.ts';
import { foldLog } from './fold-log.ts';
import { acquireLease } from './lease.ts';
import { countParkedKeys } from './parked.ts';
import type { Projection } from './projection.ts';
import { ensureReadSchema, toRebuiltSchemaName } from './read-schema.ts';
import { registerSchemaUse } from './schema-use.ts';
import { swapSchemas } from './swap-schemas.ts';

/** Another process is rebuilding this schema. */
export class RebuildRunningError extends Error {
  override readonly name = 'RebuildRunningError';
}

/**
 * The connection with the rebuild's lease was lost. Another process may have started a rebuild, and a crashed server may have
 * lost rows, because the rebuild commits asynchronously.
 */
export class RebuildConnectionLostError extends Error {
  override readonly name = 'RebuildConnectionLostError';
}

/** A fold of one batch can take several seconds on a computer that has much else to do, and cannot renew the lease meanwhile. */
const OPERATOR_LEASE_MS = 60_000;

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
  /**
   * Set by the leader of the served schema: `signal` ends the rebuild when it must no longer lead, and the swap fails if the
   * checkpoint no longer has its `generation`.
   */
  readonly leader?: { readonly signal: AbortSignal; readonly generation: string };
}

export interface RebuildResult extends RebuildProgress {
  readonly schema: string;
  readonly parked: number;
}

/**
 * Folds the whole log into new tables and then swaps them with the served ones. Runners and queries use the old tables
 * until the swap. Each rebuild has a separate schema, so that one that lost its lease cannot write into the tables of
 * the next one. Throws RebuildRunningError, RebuildConnectionLostError, LogGapError, StoreUnavailableError; for a
 * leader also CheckpointFencedError and the reason of its signal. After an error the old tables are still served.
 * `dropUnusedSchemas` drops the replaced tables, and what a crashed rebuild left; a drop may wait for readers, so a leader
 * leaves it to its sweep.
 */
export const rebuildReadModels = async (options: RebuildOptions): Promise<RebuildResult> => {
  const { sql, projections, logId, leader } = options;
  const schema = await ensureReadSchema(sql, projections, logId);
  // If a leader hangs, the next one must be able to rebuild soon.
  await using lease = await acquireLease(
    sql,
    `rollbook rebuild ${schema}`,
    leader ? {} : { leaseMs: OPERATOR_LEASE_MS },
  );
  if (!lease)
    throw new RebuildRunningError(`another process is already rebuilding ${schema}; wait until it has finished`);
  const rebuilt = toRebuiltSchemaName(schema);
  await using _ = await registerSchemaUse(sql, rebuilt);
  const check = () => {
    leader?.signal.throwIfAborted();
    if (lease.lost.aborted)
      throw new RebuildConnectionLostError(
        `the rebuild of ${schema} lost its connection to PostgreSQL; start it again`,
      );
  };
  const ended = AbortSignal.any([lease.lost, ...(leader ? [leader.signal] : [])]);
  try {
    return await foldIntoNewTables(options, { schema: rebuilt, logId, logged: true }, (tables) =>
      foldAndSwap(options, schema, tables, { ended, check }),
    );
  } catch (error) {
    await sql`drop schema if exists ${sql(rebuilt)} cascade`.catch(() => undefined);
    throw error;
  }
};

/** Aborted when a rebuild must end; `check` then throws the reason. */
interface RebuildEnd {
  readonly ended: AbortSignal;
  readonly check: () => void;
}

const foldAndSwap = async (
  options: RebuildOptions,
  schema: string,
  { start, bulk, makeIndexes }: NewTables,
  { ended, check }: RebuildEnd,
): Promise<RebuildResult> => {
  const { sql, store, leader } = options;
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
    // The source `stored` fails at a gap in the log; with the other one, the leader would wait there.
    const log = store.subscribe(progress.position, AbortSignal.any([ended, reading.signal]), 'stored');
    await foldLog({ ...options, bulk }, progress, log, {
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
        const swapped = await swapSchemas(sql, schema, progress, store, leader?.generation);
        if (swapped) served = toProgress();
        return swapped;
      },
    });
  } finally {
    reading.abort();
  }
  if (!served) {
    check();
    throw new Error(`the log ended before the rebuild of ${schema} had caught up with it`);
  }
  return { ...served, schema, parked: countParkedKeys(progress.parked) };
};
