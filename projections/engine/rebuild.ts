import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/keys.ts';
import type { EventStore } from '#events/store/event-store.ts';
import { type Progress, takeOver } from './checkpoint.ts';
import { foldLog } from './fold-log.ts';
import { dropIndexes } from './indexes.ts';
import type { Projection } from './projection.ts';
import { createReadSchema, ensureReadSchema } from './read-schema.ts';
import { openSession } from './session.ts';
import { swapSchemas } from './swap.ts';
import { usageLock } from './use.ts';

/** Another process rebuilds this schema at this moment. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning';
}

export interface RebuildProgress {
  readonly events: number;
  /** Since the start, in events a second. */
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
 * Throws RebuildRunning, GapFound, StoreUnavailable; what stood before then still serves.
 */
export const rebuild = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { sql, store, projections, logId } = options;
  const schema = await ensureReadSchema(sql, projections, logId);
  const rebuilt = `${schema}_new`;
  await using session = await openSession(sql);
  const [lock] = await session.sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${usageLock(rebuilt)}, 0)) as taken`;
  if (!lock?.taken) throw new RebuildRunning(`a rebuild of ${schema} is running already`);

  await sql.begin((transaction) => createReadSchema(transaction, rebuilt, projections, logId));
  const makeIndexes = await dropIndexes(sql, rebuilt, projections);
  let progress: Progress = { ...((await takeOver(sql, rebuilt)) as Progress), empty: true };
  const began = performance.now();
  let events = 0;
  const told = (): RebuildProgress => {
    const seconds = (performance.now() - began) / 1_000;
    return { events, rate: events / seconds, position: progress.position };
  };

  const reading = new AbortController();
  try {
    await foldLog(options, progress, store.subscribe(progress.position, reading.signal), {
      onWritten(written, slice) {
        progress = written;
        events += slice.events.length;
        options.onProgress?.(told());
      },
      async onCaughtUp() {
        await makeIndexes();
        const head = await store.head();
        const atEnd = head !== undefined && progress.position >= head;
        return swapSchemas(sql, schema, rebuilt, atEnd);
      },
    });
  } finally {
    reading.abort();
  }
  const parked = [...progress.parked.values()].reduce((sum, keys) => sum + keys.size, 0);
  return { ...told(), schema, parked };
};
