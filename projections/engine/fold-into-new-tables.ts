import type { Sql } from 'postgres';
import { BulkLoad } from './bulk-load.ts';
import { BulkLoadRejected } from './bulk-load-rejected.ts';
import { type Progress, takeOver } from './checkpoint.ts';
import { dropIndexes } from './indexes.ts';
import type { Projection } from './projection.ts';
import { createReadSchema } from './read-schema.ts';
import type { AnyTable } from './table.ts';
import type { RowSink } from './table-copy.ts';

interface NewSchema {
  readonly schema: string;
  readonly logId: string;
  /** Tables that are written to PostgreSQL’s own log survive a crash of the server. */
  readonly logged: boolean;
  /** Where the rows of these tables go instead, on the fast path. */
  readonly sinks?: ReadonlyMap<AnyTable, RowSink> | undefined;
}

/** Empty tables that nobody else reads yet, without the indexes that a fold does not need. */
export interface NewTables {
  readonly start: Progress;
  /** Undefined on the safe path. */
  readonly bulk: BulkLoad | undefined;
  readonly makeIndexes: () => Promise<void>;
}

/**
 * Makes the schema anew and lets `fold` fill it on the fast path, by long COPYs. Where a row is refused there, everything is
 * done again on the safe path, batch by batch, which finds the row and parks it. Throws what `fold` throws.
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
    const start: Progress = { ...((await takeOver(sql, schema)) as Progress), empty: true };
    await using bulk = path === 'fast' ? await BulkLoad.begin(sql, start, projections, sinks) : undefined;
    return await fold({ start, bulk, makeIndexes });
  };
  try {
    return await attempt('fast');
  } catch (error) {
    if (!(error instanceof BulkLoadRejected)) throw error;
    return await attempt('safe');
  }
};
