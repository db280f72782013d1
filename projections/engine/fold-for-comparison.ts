import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { CaughtUpMark, EventBatch, EventStore } from '#events/store/port/event-store.ts';
import type { BulkLoad } from './bulk-load.ts';
import type { FoldProgress } from './checkpoint.ts';
import { foldIntoNewTables } from './fold-into-new-tables.ts';
import { foldLog } from './fold-log.ts';
import type { Projection } from './projection.ts';
import type { AnyTable } from './table.ts';
import type { RowSink } from './table-copy.ts';

interface ComparisonOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** Receives the rows of these tables in place of the tables. */
  readonly sinks?: ReadonlyMap<AnyTable, RowSink>;
}

/** Where the rows of the fold went. */
export interface ComparisonFoldResult {
  /** True if the sinks received all rows of their tables; false if a row was refused and the tables hold the rows. */
  readonly intoSinks: boolean;
}

/**
 * Creates the schema and folds the log into it up to a position, so that the served tables can be compared with the
 * result. The tables are unlogged and have only the indexes by which the fold finds rows. Throws LogGapError,
 * StoreUnavailableError.
 */
export const foldForComparison = (
  options: ComparisonOptions,
  schema: string,
  upTo: bigint,
): Promise<ComparisonFoldResult> => {
  const { sinks } = options;
  return foldIntoNewTables(options, { schema, logId: 'aside', logged: false, sinks }, async ({ start, bulk }) => {
    const progress = await foldTo({ ...options, bulk }, start, upTo);
    await bulk?.finish(progress);
    return { intoSinks: sinks !== undefined && bulk !== undefined };
  });
};

const foldTo = async (
  options: ComparisonOptions & { readonly bulk?: BulkLoad | undefined },
  progress: FoldProgress,
  upTo: bigint,
): Promise<FoldProgress> => {
  if (progress.position >= upTo) return progress;
  const reading = new AbortController();
  try {
    const log = options.store.subscribe(progress.position, reading.signal, 'stored');
    return await foldLog(options, progress, until(log, upTo), { onWritten: () => {} });
  } finally {
    reading.abort();
  }
};

/** Ends a subscription at a position, or at the end of the log if that comes first. */
async function* until(log: AsyncIterable<EventBatch | CaughtUpMark>, upTo: bigint): AsyncGenerator<EventBatch> {
  for await (const item of log) {
    if (item.kind === 'caught-up') return;
    if (item.position < upTo) yield item;
    else {
      yield { ...item, events: item.events.filter(({ position }) => position <= upTo), position: upTo };
      return;
    }
  }
}
