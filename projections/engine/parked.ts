import type { ISql, Sql, TransactionSql } from 'postgres';

/** A key of one projection that no longer receives events, with the event that could not be applied. */
export interface ParkedRow {
  readonly projection: string;
  /** The key of the row, or the stream if the projection has no keyed table. */
  readonly key: string;
  readonly event_id: string;
  readonly stream: string;
  readonly version: number;
  readonly error: string;
}

/** The parked keys by the name of their projection. */
export type ParkedKeysByProjection = ReadonlyMap<string, ReadonlySet<string>>;

/** True if any of these keys of the projection is parked. */
export const isParked = (parked: ParkedKeysByProjection, projection: string, ...keys: readonly string[]): boolean => {
  const parkedKeys = parked.get(projection);
  return parkedKeys !== undefined && keys.some((key) => parkedKeys.has(key));
};

/** A copy with the keys of these rows. */
export const addParkedKeys = (
  parked: ParkedKeysByProjection,
  rows: readonly Pick<ParkedRow, 'projection' | 'key'>[],
): ParkedKeysByProjection => {
  if (rows.length === 0) return parked;
  const next = new Map(parked);
  for (const { projection, key } of rows) next.set(projection, new Set(next.get(projection)).add(key));
  return next;
};

/** The number of parked keys of all projections. */
export const countParkedKeys = (parked: ParkedKeysByProjection): number =>
  [...parked.values()].reduce((sum, keys) => sum + keys.size, 0);

/** The number of parked rows. The public health check uses it, so it loads no rows. */
export const countParkedRows = async (sql: ISql, schema: string): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from ${sql(schema)}.parked`;
  return row.count;
};

/** The parked rows of a read schema. */
export const listParkedRows = (sql: ISql, schema: string): Promise<ParkedRow[]> =>
  sql<ParkedRow[]>`
    select projection, key, event_id, stream, version, error from ${sql(schema)}.parked order by projection, key`;

export const readParkedKeys = async (sql: Sql, schema: string): Promise<ParkedKeysByProjection> =>
  addParkedKeys(new Map(), await listParkedRows(sql, schema));

/** Inserts rows into the table `parked`. A row whose projection and key are already there is left as it is. */
export const insertParkedRows = async (
  transaction: Sql | TransactionSql,
  schema: string,
  rows: readonly ParkedRow[],
) => {
  if (rows.length === 0) return;
  await transaction`insert into ${transaction(schema)}.parked ${transaction(rows)} on conflict do nothing`;
};

/** The text of an error for the table `parked`: its first line, at most 500 characters. */
export const formatParkedError = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n', 1)[0]?.slice(0, 500) ?? '';
