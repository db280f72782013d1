import type { Sql } from 'postgres';
import { toBulkLoadRejectedError } from './bulk-load-rejected.ts';
import { openDatabaseSession } from './database-session.ts';
import type { Projection } from './projection.ts';

/** Sorts in memory without parallel workers, because the tables are indexed concurrently already. */
const SORTING = { maintenance_work_mem: '128MB', max_parallel_maintenance_workers: 0, synchronous_commit: 'off' };

interface Definition {
  readonly table: string;
  readonly drop: string;
  readonly make: string;
}

/**
 * Drops the indexes that are not needed while the tables are filled, and returns a function that creates them again,
 * which takes a fraction of the time once the rows exist. Primary keys of keyed tables stay, because the fold looks
 * rows up by them. With `dropped`, primary keys of journals are dropped too; creating them again throws
 * BulkLoadRejectedError if a journal contains a key twice.
 */
export const dropIndexes = async (
  sql: Sql,
  schema: string,
  projections: readonly Projection[],
  journalKeys: 'dropped' | 'kept',
): Promise<() => Promise<void>> => {
  const tables = projections.flatMap((projection) => projection.tables);
  const journals = tables.filter(({ kind }) => kind === 'journal' && journalKeys === 'dropped').map(({ name }) => name);
  const definitions = await sql<Definition[]>`
    select t.relname as table,
      case when k.oid is null then format('drop index %I.%I', n.nspname, c.relname)
        else format('alter table %I.%I drop constraint %I', n.nspname, t.relname, k.conname) end as drop,
      case when k.oid is null then pg_get_indexdef(i.indexrelid)
        else format('alter table %I.%I add constraint %I %s', n.nspname, t.relname, k.conname,
          pg_get_constraintdef(k.oid)) end as make
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    join pg_namespace n on n.oid = t.relnamespace
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype = 'p'
    where n.nspname = ${schema} and (not i.indisunique or (k.oid is not null and t.relname = any(${journals}::text[])))`;
  for (const { drop } of definitions) await sql.unsafe(drop);
  // The tables are not queried yet, and autovacuum would use a whole core while they are filled.
  for (const { name } of tables) {
    await sql`alter table ${sql(schema)}.${sql(name)} set (autovacuum_enabled = off)`;
  }
  return async () => {
    // Indexes of different tables are created concurrently, those of one table serially.
    const byTable = Map.groupBy(definitions.splice(0), ({ table }) => table);
    await Promise.all([...byTable.values()].map((ofTable) => makeAll(sql, ofTable)));
    for (const { name } of tables) await sql`alter table ${sql(schema)}.${sql(name)} reset (autovacuum_enabled)`;
  };
};

const makeAll = async (sql: Sql, definitions: readonly Definition[]): Promise<void> => {
  await using session = await openDatabaseSession(sql, SORTING);
  try {
    for (const { make } of definitions) await session.sql.unsafe(make);
  } catch (error) {
    throw toBulkLoadRejectedError(error);
  }
};
