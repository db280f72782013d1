/** The database schema with the read models of one release. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ISql, Sql, TransactionSql } from 'postgres';
import { type Projection, toCreateTablesSql } from './projection.ts';

const engineSql = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');

/** `read_<hash>`, hashed over the versions and tables of all projections, so that releases with other tables differ. */
export const toReadSchemaName = (projections: readonly Projection[]): string => {
  const described = projections.map((projection) => [
    projection.name,
    projection.version,
    toCreateTablesSql(projection),
  ]);
  const hash = createHash('sha256').update(JSON.stringify([engineSql, described]));
  return `read_${hash.digest('hex').slice(0, 12)}`;
};

/** The name of the schema of one rebuild, until it replaces the served one. */
export const toRebuiltSchemaName = (schema: string): string => `${schema}_new_${randomUUID().slice(0, 8)}`;

/**
 * Creates this release's schema unless it exists, and returns its name. A schema that was folded from another log, or that
 * lost its checkpoint, is replaced. Concurrent calls from several copies are safe.
 */
export const ensureReadSchema = async (
  sql: Sql,
  projections: readonly Projection[],
  logId: string,
): Promise<string> => {
  const name = toReadSchemaName(projections);
  if ((await logOf(sql, name)) === logId) return name;
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${`rollbook schema ${name}`}, 0))`;
    if ((await logOf(transaction, name)) !== logId) await createReadSchema(transaction, name, projections, logId);
  });
  return name;
};

/**
 * Creates a schema with empty tables and a checkpoint before the first event; drops a schema of the same name.
 * @param toSql the statements that create the tables of a projection
 */
export const createReadSchema = async (
  transaction: TransactionSql,
  name: string,
  projections: readonly Projection[],
  logId: string,
  toSql = toCreateTablesSql,
): Promise<void> => {
  await transaction`drop schema if exists ${transaction(name)} cascade`;
  await transaction`create schema ${transaction(name)}`;
  await transaction`select set_config('search_path', ${name}, true)`;
  for (const sql of [engineSql, ...projections.map(toSql)]) {
    await transaction.unsafe(sql).simple();
  }
  await transaction`
    insert into checkpoint (position, generation, log_id) values (0, gen_random_uuid(), ${logId})`;
  await transaction`select set_config('search_path', 'public', true)`;
};

/** The id of the log that a schema was folded from; undefined if the schema or its checkpoint is missing. */
const logOf = async (sql: ISql, name: string): Promise<string | undefined> => {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regclass(${`${name}.checkpoint`}) is not null as exists`;
  if (!found?.exists) return undefined;
  const [row] = await sql<{ log_id: string }[]>`select log_id from ${sql(name)}.checkpoint`;
  return row?.log_id;
};
