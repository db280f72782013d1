import type { Sql, TransactionSql } from 'postgres';
import { runAsOne } from '#events/kernel/run-as-one.ts';
import { BulkLoad } from './bulk-load.ts';
import { BulkLoadRejectedError, toBulkLoadRejectedError } from './bulk-load-rejected.ts';
import { type FoldProgress, takeOverCheckpoint } from './checkpoint.ts';
import { openDatabaseSession } from './database-session.ts';
import type { Projection } from './projection.ts';
import { createReadSchema } from './read-schema.ts';
import type { AnyTable } from './table.ts';
import type { RowSink } from './table-copy.ts';
import { quoteName } from './table-sql.ts';
import { type FilledTableOptions, toCreateFilledTableSql, toIndexStatements } from './to-create-table-sql.ts';

/** Sorts in memory without parallel workers, because the tables are indexed concurrently already. */
const SORTING = { maintenance_work_mem: '128MB', max_parallel_maintenance_workers: 0, synchronous_commit: 'off' };

interface NewSchema extends Pick<FilledTableOptions, 'logged'> {
  readonly schema: string;
  readonly logId: string;
  /** Runs in the transaction that replaces a schema of this name; it calls `create`, or throws. The default replaces any. */
  readonly replace?: (transaction: TransactionSql, create: () => Promise<void>) => Promise<void>;
  /** Receives the rows of these tables in place of the tables, on the fast path only. */
  readonly sinks?: ReadonlyMap<AnyTable, RowSink> | undefined;
}

/** Empty tables that are not served yet, without the indexes that a fold does not need. */
export interface NewTables {
  readonly start: FoldProgress;
  /** Undefined on the safe path. */
  readonly bulk: BulkLoad | undefined;
  /**
   * Creates the missing indexes after the fold, which takes a fraction of the time once the rows exist. A second call does
   * nothing.
   */
  readonly makeIndexes: () => Promise<void>;
}

/**
 * Creates the schema and lets `fold` fill it on the fast path, through long COPYs. If PostgreSQL refuses a row there,
 * everything is repeated on the safe path, batch by batch, which finds the row and parks it. Throws what `fold` throws.
 */
export const foldIntoNewTables = async <Result>(
  { sql, projections }: { readonly sql: Sql; readonly projections: readonly Projection[] },
  { schema, logId, logged, sinks, replace = (_transaction, create) => create() }: NewSchema,
  fold: (tables: NewTables) => Promise<Result>,
): Promise<Result> => {
  const attempt = async (path: 'fast' | 'safe'): Promise<Result> => {
    const options: FilledTableOptions = { logged, journalKeys: path === 'fast' ? 'after' : 'before' };
    const toSql = ({ tables }: Projection) => tables.map((table) => toCreateFilledTableSql(table, options)).join('');
    await sql.begin((transaction) =>
      replace(transaction, () => createReadSchema(transaction, schema, projections, logId, toSql)),
    );
    const unindexed = projections.flatMap(({ tables }) => tables);
    const makeIndexes = async () => {
      const tables = unindexed.splice(0);
      if (tables.length === 0) return;
      // Indexes of different tables are created concurrently, those of one table serially.
      await runAsOne((signal) =>
        tables.map((table) => createIndexes(sql, schema, toIndexStatements(table, options), signal)),
      );
      const resets = tables.map(
        ({ name }) => `alter table ${quoteName(schema)}.${quoteName(name)} reset (autovacuum_enabled);`,
      );
      await sql.unsafe(resets.join('')).simple();
    };
    const start: FoldProgress = { ...((await takeOverCheckpoint(sql, schema)) as FoldProgress), empty: true };
    await using bulk = path === 'fast' ? await BulkLoad.begin(sql, start, projections, sinks) : undefined;
    return await fold({ start, bulk, makeIndexes });
  };
  try {
    return await attempt('fast');
  } catch (error) {
    if (!(error instanceof BulkLoadRejectedError)) throw error;
    return await attempt('safe');
  }
};

/** Throws BulkLoadRejectedError if a journal contains a key twice. */
const createIndexes = async (
  sql: Sql,
  schema: string,
  statements: readonly string[],
  signal: AbortSignal,
): Promise<void> => {
  if (statements.length === 0) return;
  await using session = await openDatabaseSession(sql, { ...SORTING, search_path: quoteName(schema) });
  try {
    for (const statement of statements) {
      signal.throwIfAborted();
      await session.sql.unsafe(statement);
    }
  } catch (error) {
    throw toBulkLoadRejectedError(error);
  }
};
