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

/** The parked keys of each projection. */
export type ParkedKeys = ReadonlyMap<string, ReadonlySet<string>>;

export const isParked = (parked: ParkedKeys, projection: string, ...keys: readonly string[]): boolean => {
  const parkedKeys = parked.get(projection);
  return parkedKeys !== undefined && keys.some((key) => parkedKeys.has(key));
};

export const addParkedKey = (
  parked: ParkedKeys,
  rows: readonly Pick<ParkedRow, 'projection' | 'key'>[],
): ParkedKeys => {
  if (rows.length === 0) return parked;
  const next = new Map(parked);
  for (const { projection, key } of rows) next.set(projection, new Set(next.get(projection)).add(key));
  return next;
};

export const countParkedKeys = (parked: ParkedKeys): number =>
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

export const readParkedKeys = async (sql: Sql, schema: string): Promise<ParkedKeys> =>
  addParkedKey(new Map(), await listParkedRows(sql, schema));

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
