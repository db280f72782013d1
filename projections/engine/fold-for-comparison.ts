/** Folds the log into tables of its own that serve nobody, so that those that serve can be compared with them. */
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { CaughtUpMark, EventBatch, EventStore } from '#events/store/port/event-store.ts';
import type { BulkLoad } from './bulk-load.ts';
import type { Progress } from './checkpoint.ts';
import { foldIntoNewTables } from './fold-into-new-tables.ts';
import { foldLog } from './fold-log.ts';
import type { Projection } from './projection.ts';
import type { AnyTable } from './table.ts';
import type { RowSink } from './table-copy.ts';

interface FoldAsideOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** Where the rows of these tables go instead. */
  readonly sinks?: ReadonlyMap<AnyTable, RowSink>;
}

export interface FoldedForComparison {
  /** Whether the sinks have all rows of their tables; where a row was refused, the tables have them. */
  readonly intoSinks: boolean;
}

/**
 * Makes the schema anew and folds the log into it up to a position. The tables are not logged and have no indexes but the
 * keys by which rows are looked up. Throws GapFound, StoreUnavailable.
 */
export const foldForComparison = (
  options: FoldAsideOptions,
  schema: string,
  upTo: bigint,
): Promise<FoldedForComparison> => {
  const { sinks } = options;
  return foldIntoNewTables(options, { schema, logId: 'aside', logged: false, sinks }, async ({ start, bulk }) => {
    const progress = await foldTo({ ...options, bulk }, start, upTo);
    await bulk?.finish(progress);
    return { intoSinks: sinks !== undefined && bulk !== undefined };
  });
};

const foldTo = async (
  options: FoldAsideOptions & { readonly bulk?: BulkLoad | undefined },
  progress: Progress,
  upTo: bigint,
): Promise<Progress> => {
  if (progress.position >= upTo) return progress;
  const reading = new AbortController();
  try {
    const log = options.store.subscribe(progress.position, reading.signal, 'stored');
    return await foldLog(options, progress, until(log, upTo), { onWritten: () => {} });
  } finally {
    reading.abort();
  }
};

/** A subscription up to a position, which ends where the log does at the latest. */
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
