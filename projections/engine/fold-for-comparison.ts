import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { foldIntoNewTables } from './fold-into-new-tables.ts';
import { foldUpTo } from './fold-up-to.ts';
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
  /** Called after each written batch. */
  readonly onProgress?: (() => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Where the rows of the fold went. */
export interface ComparisonFoldResult {
  /** True if the sinks received all rows of their tables; false if a row was refused and the tables hold the rows. */
  readonly intoSinks: boolean;
}

/**
 * Creates the schema and folds the log into it up to a position, so that the served tables can be compared with the
 * result. The tables are unlogged and have only the indexes by which the fold finds rows. Throws LogGapError,
 * StoreUnavailableError, and the reason of the signal.
 */
export const foldForComparison = (
  options: ComparisonOptions,
  schema: string,
  upTo: bigint,
): Promise<ComparisonFoldResult> => {
  const { sinks, onProgress } = options;
  return foldIntoNewTables(options, { schema, logId: 'aside', logged: false, sinks }, async ({ start, bulk }) => {
    const progress = await foldUpTo({ ...options, bulk, onWritten: () => onProgress?.() }, start, { position: upTo });
    await bulk?.finish(progress);
    return { intoSinks: sinks !== undefined && bulk !== undefined };
  });
};
