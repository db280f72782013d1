import type { Sql } from 'postgres';
import { BulkLoad } from './bulk-load.ts';
import { BulkLoadRejectedError } from './bulk-load-rejected.ts';
import { type FoldProgress, takeOverCheckpoint } from './checkpoint.ts';
import { dropIndexes } from './indexes.ts';
import type { Projection } from './projection.ts';
import { createReadSchema } from './read-schema.ts';
import type { AnyTable } from './table.ts';
import type { RowSink } from './table-copy.ts';

interface NewSchema {
  readonly schema: string;
  readonly logId: string;
  /** True creates tables that survive a crash of the server; false creates unlogged ones. */
  readonly logged: boolean;
  /** Receives the rows of these tables in place of the tables, on the fast path only. */
  readonly sinks?: ReadonlyMap<AnyTable, RowSink> | undefined;
}

/** Empty tables that are not served yet, without the indexes that a fold does not need. */
export interface NewTables {
  readonly start: FoldProgress;
  /** Undefined on the safe path. */
  readonly bulk: BulkLoad | undefined;
  /** Creates the missing indexes after the fold. */
  readonly makeIndexes: () => Promise<void>;
}

/**
 * Creates the schema and lets `fold` fill it on the fast path, through long COPYs. If PostgreSQL refuses a row there,
 * everything is repeated on the safe path, batch by batch, which finds the row and parks it. Throws what `fold` throws.
 */
export const foldIntoNewTables = async <Result>(
  { sql, projections }: { readonly sql: Sql; readonly projections: readonly Projection[] },
  { schema, logId, logged, sinks }: NewSchema,
  fold: (tables: NewTables) => Promise<Result>,
): Promise<Result> => {
  const attempt = async (path: 'fast' | 'safe'): Promise<Result> => {
    await sql.begin((transaction) => createReadSchema(transaction, schema, projections, logId));
    const makeIndexes = await dropIndexes(sql, schema, projections, path === 'fast' ? 'dropped' : 'kept');
    for (const { name } of logged ? [] : projections.flatMap(({ tables }) => tables)) {
      await sql`alter table ${sql(schema)}.${sql(name)} set unlogged`;
    }
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
