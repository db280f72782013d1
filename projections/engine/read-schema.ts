/** The schema that holds a release's read models: its name, how it is made and when it is thrown away. */
import { createHash } from 'node:crypto';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { createTablesSql, type Projection } from './projection.ts';
import { sqlFile } from './sql-file.ts';

const engineSql = sqlFile(import.meta.url, 'schema.sql');

/** `read_<hash>` over the versions and tables of all projections: another release with other tables has another name. */
export const readSchemaName = (projections: readonly Projection[]): string => {
  const described = projections.map((projection) => [projection.name, projection.version, createTablesSql(projection)]);
  const hash = createHash('sha256').update(JSON.stringify([engineSql, described]));
  return `read_${hash.digest('hex').slice(0, 12)}`;
};

/**
 * Makes this release's schema unless it stands, and answers its name. One that was folded from another log, or that lost
 * its checkpoint, is made anew. Safe for copies that start at once.
 */
export const ensureReadSchema = async (
  sql: Sql,
  projections: readonly Projection[],
  logId: string,
): Promise<string> => {
  const name = readSchemaName(projections);
  if ((await logOf(sql, name)) === logId) return name;
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`rollbook schema ${name}`}, 0))`;
    if ((await logOf(transaction, name)) !== logId) await createReadSchema(transaction, name, projections, logId);
  });
  return name;
};

/** Makes a schema with empty tables and a checkpoint before the first event, in place of one of the same name. */
export const createReadSchema = async (
  transaction: TransactionSql,
  name: string,
  projections: readonly Projection[],
  logId: string,
): Promise<void> => {
  await transaction`drop schema if exists ${transaction(name)} cascade`;
  await transaction`create schema ${transaction(name)}`;
  await transaction`select set_config('search_path', ${name}, true)`;
  for (const sql of [engineSql, ...projections.map(createTablesSql)]) {
    await transaction.unsafe(sql).simple();
  }
  await transaction`
    insert into checkpoint (position, generation, log_id) values (0, gen_random_uuid(), ${logId})`;
  await transaction`select set_config('search_path', 'public', true)`;
};

/** The log a schema was folded from; undefined where there is no schema or no checkpoint. */
const logOf = async (sql: ISql, name: string): Promise<string | undefined> => {
  const [found] = await sql<{ standing: boolean }[]>`
    select to_regclass(${`${name}.checkpoint`}) is not null as standing`;
  if (!found?.standing) return undefined;
  const [row] = await sql<{ log_id: string }[]>`select log_id from ${sql(name)}.checkpoint`;
  return row?.log_id;
};
